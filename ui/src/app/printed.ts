import { commands, type PrintedCards } from '../bindings';
import { withWordsComes } from '../messages/index.svelte';

type Printed = { [P in PrintedCards as P['game']]: P['cards'] };

/**
 * What is printed on a game's cards, by their names, as `read` makes it of what the house says. It is asked once, and
 * there wherever words are: whoever draws a card has waited for both (`withWords`).
 */
export function printedOn<G extends keyof Printed, Face>(game: G, read: (cards: Printed[G]) => Iterable<[string, Face]>): ReadonlyMap<string, Face> {
  const faces = new Map<string, Face>();
  withWordsComes(async () => {
    if (faces.size > 0) return;
    // Not settled as other commands are: to say what went wrong one waits for the words, and those wait for this.
    const answer = await commands.printedCards(game).catch(() => null);
    // Without an answer cards are blank; the next page that shows some asks again.
    if (answer?.status !== 'ok' || answer.data.game !== game) return;
    for (const [card, face] of read((answer.data as Extract<PrintedCards, { game: G }>).cards as Printed[G])) faces.set(card, face);
  });
  return faces;
}
