import { ask } from '../../../app/ask';
import { commands, type TableQuestion } from '../../../bindings';
import type { CardgoAnswer, CardgoQuestion, RecordHeading, RecordReport } from './types';

/** Why something is no record, in a sentence. */
export type Fault = { fault: string };

/** Asks the table something that belongs to no game; a problem is told. */
async function asked(question: CardgoQuestion): Promise<CardgoAnswer | null> {
  const answer = await ask(commands.tableAsk({ game: 'cardgo', question } as unknown as TableQuestion));
  return (answer?.game === 'cardgo' ? (answer.answer as unknown as CardgoAnswer | null) : null) ?? null;
}

/** The games of a file, which comes as a character for a byte. */
export async function gamesOf(file: string): Promise<RecordHeading[] | Fault | null> {
  const answer = await asked({ kind: 'games', file });
  if (answer?.kind === 'games') return answer.games;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** How a record stands somewhere, or what comes of a change. */
export async function reported(question: Exclude<CardgoQuestion, { kind: 'games' }>): Promise<RecordReport | Fault | null> {
  const answer = await asked(question);
  if (answer?.kind === 'record') return answer;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}
