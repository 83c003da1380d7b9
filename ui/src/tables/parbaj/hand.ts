/** How the cards of a hand lie side by side. Plain arithmetic in CSS pixels. */

type Wish = { cards: number; width: number; widest: number };

export type HandLayout = {
  /** Width and height of a card, and how far it is from one to the next. */
  card: number;
  tall: number;
  step: number;
  /** How large its name is written. */
  name: number;
};

const RATIO = 1.84;
const WIDE_RATIO = 1.55;
/** From this width a card needn't be so slim to have room for its name. */
const WIDE = 90;
/** What a finger needs: with more cards the hand scrolls. */
const LEAST_STEP = 44;
/** Narrower than this, cards lie on one another instead; and narrower than that they never are. */
const NARROW = 58;
const NARROWEST = 46;
const GAP = 3;

export function layHand({ cards, width, widest }: Wish): HandLayout {
  const room = Math.max(width - 12, LEAST_STEP);
  const beside = room / Math.max(1, cards) - GAP;
  const fanned = Math.min(NARROW, room - LEAST_STEP * (cards - 1));
  const card = Math.min(widest, beside >= NARROW ? beside : Math.max(beside, fanned, NARROWEST));
  const step = cards > 1 ? Math.max(LEAST_STEP, Math.min(card + GAP, (room - card) / (cards - 1))) : card;
  const ratio = card < WIDE ? RATIO : WIDE_RATIO;
  return { card, step, tall: Math.round(widest * ratio), name: Math.max(12, Math.min(16, card * 0.15)) };
}
