import type { AnalysisWords } from './messages.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const en: AnalysisWords = {
  name: 'Analysis',
  close: 'Turn analysis off',
  shade: 'Likely areas on the board',
  best: 'Best moves',
  bestSaid: (name, percent, lead) => `Best: ${name}, ${percent}, ${lead}.`,
  tries: (n) => `${n}${_}search steps`,
  thinking: 'Thinking…',
  done: 'Done.',
  other: 'It isn’t your turn now.',
  nothing: 'There is nothing to analyse here.',
  percent: (n) => `${n}%`,
  line: 'expected line:',
  point: (rank, percent, lead) => `analysis move ${rank}: ${percent}, ${lead}`,
};
