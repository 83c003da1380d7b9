import { ask } from '../../app/ask';
import { commands, type ParbajCardText, type ParbajDeck, type ParbajDeckReport, type ParbajFormat, type ParbajQuestion, type ParbajAnswer } from '../../bindings';

/** Longer texts are no lists; the house needn't be shown more to say so. */
const MOST_LETTERS = 9_000;

/** Asks the table something that belongs to no game. */
export async function asked(question: ParbajQuestion): Promise<ParbajAnswer | null> {
  const answer = await ask(commands.tableAsk({ game: 'parbaj', question }));
  return answer?.game === 'parbaj' ? answer.answer : null;
}

/** What a deck is worth by the rules. */
export async function judged(text: string, format: ParbajFormat): Promise<ParbajDeckReport | null> {
  const answer = await asked({ kind: 'deck', text: text.slice(0, MOST_LETTERS), format });
  return answer?.kind === 'deck' ? answer : null;
}

/** … and a ready one, as it is played in a format. */
export async function readyDeck(deck: ParbajDeck, format: ParbajFormat): Promise<ParbajDeckReport | null> {
  const answer = await asked({ kind: 'ready', deck, format });
  return answer?.kind === 'deck' ? answer : null;
}

/** What stands on every card, in the language of the app. */
export async function cardTexts(): Promise<ParbajCardText[]> {
  const answer = await asked({ kind: 'texts' });
  return answer?.kind === 'texts' ? answer.cards : [];
}
