import type { LimitWords } from './messages.hu';

const _ = '\u00a0';

/** English texts for choosing a time limit at New table. */
export const en: LimitWords = {
  name: 'Clock',
  kinds: { off: 'Off', sudden: 'Sudden death', byoyomi: 'Byo-yomi' },
  about: {
    off: 'Take as long as you like.',
    sudden: 'This is all your time for the whole game. It runs only while it is your turn to decide; when it is up, you lose.',
    byoyomi: 'After the main time you have one period for each decision. Overrun a period and you lose it; lose the last one and you lose the game.',
  },
  main: { sudden: 'How long?', byoyomi: 'Main time' },
  minutes: (n) => (n === 0 ? 'None' : `${String(n)}${_}min`),
  periods: 'Periods',
  period: (count, seconds) => `${String(count)}${_}× ${String(seconds)}${_}s`,
  note: (minutes, period) => [minutes > 0 ? `${String(minutes)}${_}min` : null, period].filter((part) => part !== null).join(' + '),
};
