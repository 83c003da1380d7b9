import { ask } from '../../../app/ask';
import { commands, type CardgoAnswer, type CardgoQuestion, type CardgoRecordHeading, type CardgoRecordReport } from '../../../bindings';

/** Why something is no record, in a sentence. */
export type Fault = { fault: string };

/** Asks the table something that belongs to no game; a problem is told. */
async function asked(question: CardgoQuestion): Promise<CardgoAnswer | null> {
  const answer = await ask(commands.tableAsk({ game: 'cardgo', question }));
  return answer?.game === 'cardgo' ? answer.answer : null;
}

/** The games of a file, which comes as a character for a byte. */
export async function gamesOf(file: string): Promise<CardgoRecordHeading[] | Fault | null> {
  const answer = await asked({ kind: 'games', file });
  if (answer?.kind === 'games') return answer.games;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}

/** How a record stands somewhere, or what comes of a change. */
export async function reported(question: Exclude<CardgoQuestion, { kind: 'games' }>): Promise<CardgoRecordReport | Fault | null> {
  const answer = await asked(question);
  if (answer?.kind === 'record') return answer;
  return answer?.kind === 'fault' ? { fault: answer.sentence } : null;
}
