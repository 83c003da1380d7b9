import { commands, type PrintedCards } from '../bindings';
import { withWordsComes } from '../messages/index.svelte';

type Printed = { [P in PrintedCards as P['game']]: P['cards'] };

/**
 * Returns the card faces of a game by card name, built by `read` from the house's answer. The house is asked once, when
 * texts are loaded: a page that draws a card has waited for both (`withWords`).
 */
export function cardFaces<G extends keyof Printed, Face>(game: G, read: (cards: Printed[G]) => Iterable<[string, Face]>): ReadonlyMap<string, Face> {
  const faces = new Map<string, Face>();
  withWordsComes(async () => {
    if (faces.size > 0) return;
    // Not `settle`: it waits for the texts to report a failure, and the texts wait for this.
    const answer = await commands.printedCards(game).catch(() => null);
    // Without an answer the cards are blank; the next page that shows cards asks again.
    if (answer?.status !== 'ok' || answer.data.game !== game) return;
    for (const [card, face] of read((answer.data as Extract<PrintedCards, { game: G }>).cards as Printed[G])) faces.set(card, face);
  });
  return faces;
}
