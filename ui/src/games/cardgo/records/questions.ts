import { ask } from '../../../app/command-result';
import { asText } from '../../../app/file';
import { commands, type CardgoAnswer, type CardgoQuestion, type CardgoRecordDetails, type CardgoRecordReport } from '../../../bindings';

/** The reason why a text is not a record, in a sentence. */
export type Fault = { fault: string };

/** The contents of a file, and how it was read. */
export type RecordFileContents = Omit<Extract<CardgoAnswer, { kind: 'games' }>, 'kind' | 'sentence'>;

/** Asks the game a question that concerns no table; a problem is shown in a toast. */
async function asked(question: CardgoQuestion): Promise<CardgoAnswer | null> {
  const answer = await ask(commands.tableAsk({ game: 'cardgo', question }));
  return answer?.game === 'cardgo' ? answer.answer : null;
}

/** Returns the games of a file given as one character per byte, in the detected encoding or a chosen one. */
export async function gamesOf(file: string, encoding?: string): Promise<RecordFileContents | Fault | null> {
  const answer = await asked(encoding === undefined ? { kind: 'games', file } : { kind: 'gamesIn', file, encoding });
  if (answer?.kind === 'games') return answer;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** Returns a record's state at a node, or the result of a change. */
export async function reported(question: Exclude<CardgoQuestion, { kind: 'games' | 'gamesIn' | 'details' }>): Promise<CardgoRecordReport | Fault | null> {
  const answer = await asked(question);
  if (answer?.kind === 'record') return answer;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** Returns what a record says about its game, for editing. */
export async function detailsOf(text: string): Promise<CardgoRecordDetails | Fault | null> {
  const answer = await asked({ kind: 'details', text });
  if (answer?.kind === 'details') return answer.details;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** Returns a text as a file's bytes in UTF-8 with a byte order mark, which overrides any encoding it declares. */
export function asFile(text: string): string {
  return asText(new TextEncoder().encode(`\u{feff}${text}`));
}

/** Returns whether the file can be opened without a question: one game, read without assumptions. */
export function isPlain({ games, notes, encoding }: RecordFileContents): boolean {
  return games.length === 1 && notes.length === 0 && games[0]?.notes.length === 0 && (encoding === null || encoding === 'UTF-8');
}
