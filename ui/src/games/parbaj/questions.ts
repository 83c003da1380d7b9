import { ask } from '../../app/command-result';
import { commands, type ParbajCardText, type ParbajDeck, type ParbajDeckReport, type ParbajFormat, type ParbajQuestion, type ParbajAnswer } from '../../bindings';

/** Longer texts are no deck lists, so only this many characters are sent. */
const MOST_LETTERS = 9_000;

/** Asks the game a question that concerns no table. */
export async function asked(question: ParbajQuestion): Promise<ParbajAnswer | null> {
  const answer = await ask(commands.tableAsk({ game: 'parbaj', question }));
  return answer?.game === 'parbaj' ? answer.answer : null;
}

/** Checks a deck list against the rules of a format. */
export async function checkDeck(text: string, format: ParbajFormat): Promise<ParbajDeckReport | null> {
  const answer = await asked({ kind: 'deck', text: text.slice(0, MOST_LETTERS), format });
  return answer?.kind === 'deck' ? answer : null;
}

/** Returns the report of a preconstructed deck as it is played in a format. */
export async function readyDeck(deck: ParbajDeck, format: ParbajFormat): Promise<ParbajDeckReport | null> {
  const answer = await asked({ kind: 'ready', deck, format });
  return answer?.kind === 'deck' ? answer : null;
}

/** Returns the text of every card in the app's language. */
export async function cardTexts(): Promise<ParbajCardText[]> {
  const answer = await asked({ kind: 'texts' });
  return answer?.kind === 'texts' ? answer.cards : [];
}
