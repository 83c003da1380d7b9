import { ask } from '../../../app/ask';
import { asText } from '../../../app/file';
import { commands, type CardgoAnswer, type CardgoQuestion, type CardgoRecordDetails, type CardgoRecordReport } from '../../../bindings';

/** Why something is no record, in a sentence. */
export type Fault = { fault: string };

/** What a file turned out to hold, and how it was read. */
export type Reading = Omit<Extract<CardgoAnswer, { kind: 'games' }>, 'kind' | 'sentence'>;

/** Asks the table something that belongs to no game; a problem is told. */
async function asked(question: CardgoQuestion): Promise<CardgoAnswer | null> {
  const answer = await ask(commands.tableAsk({ game: 'cardgo', question }));
  return answer?.game === 'cardgo' ? answer.answer : null;
}

/** The games of a file, which comes as a character for a byte; in the encoding it seems to be in, or in a chosen one. */
export async function gamesOf(file: string, encoding?: string): Promise<Reading | Fault | null> {
  const answer = await asked(encoding === undefined ? { kind: 'games', file } : { kind: 'gamesIn', file, encoding });
  if (answer?.kind === 'games') return answer;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** How a record stands somewhere, or what comes of a change. */
export async function reported(question: Exclude<CardgoQuestion, { kind: 'games' | 'gamesIn' | 'details' }>): Promise<CardgoRecordReport | Fault | null> {
  const answer = await asked(question);
  if (answer?.kind === 'record') return answer;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** What a record tells of its game, to be changed. */
export async function detailsOf(text: string): Promise<CardgoRecordDetails | Fault | null> {
  const answer = await asked({ kind: 'details', text });
  if (answer?.kind === 'details') return answer.details;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** A text as a file's bytes: whatever encoding it names, it is Unicode, and says so. */
export function asFile(text: string): string {
  return asText(new TextEncoder().encode(`\u{feff}${text}`));
}

/** Whether there is nothing to be asked before it is opened: one game, read without a guess. */
export function isPlain({ games, notes, encoding }: Reading): boolean {
  return games.length === 1 && notes.length === 0 && games[0]?.notes.length === 0 && (encoding === null || encoding === 'UTF-8');
}
