/** Hungarian texts for choosing a time limit at New table; this file is the type of the others. */

const _ = '\u00a0';

export const hu = {
  name: 'Óra',
  kinds: { off: 'Nincs', sudden: 'Fix idő', byoyomi: 'Bjójomi' },
  about: {
    off: 'Addig gondolkodsz, ameddig akarsz.',
    sudden: 'Ennyi időd van az egész játszmára. Csak addig fogy, amíg te döntesz; ha elfogy, vesztettél.',
    byoyomi: 'Bjójomi (byo-yomi): a főidő után minden döntésedre egy periódus jut. Ha kifutsz belőle, elveszett; az utolsóval a játszma is.',
  },
  main: { sudden: 'Mennyi időd legyen?', byoyomi: 'Főidő' },
  minutes: (n: number) => (n === 0 ? 'Nincs' : `${String(n)}${_}perc`),
  periods: 'Periódusok',
  period: (count: number, seconds: number) => `${String(count)}${_}× ${String(seconds)}${_}mp`,
  /** The summary visible while folded. */
  note: (minutes: number, period: string | null) => [minutes > 0 ? `${String(minutes)}${_}perc` : null, period].filter((part) => part !== null).join(' + '),
};

export type LimitWords = typeof hu;
