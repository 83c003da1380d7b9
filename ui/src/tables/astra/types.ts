/**
 * What this table and its engine say to each other, until `cargo xtask bindings` writes it: every name here is the one
 * that '../../bindings' will have, so that these lines become imports.
 */
import type { GameIntent, GameMove, LogLine, RuleId, Seat, TableSnapshot } from '../../bindings';

export { astraConstellations } from './constellations-for-now';

export type AstraElement = 'air' | 'fire' | 'earth' | 'water';
export type AstraPlace = 'air' | 'fire' | 'earth';
export type AstraPen = 'yours' | 'its' | 'dream';
export type AstraShelf = 'left' | 'right' | 'deck';
export type AstraCard = string;
export type AstraCardSet = AstraCard[];
export type AstraStar = number;
export type AstraStarSet = AstraStar[];
export type AstraPath = AstraStar[];
export type AstraOrder = number[];
export type AstraFinalCard = [AstraElement, AstraElement];

export type AstraBoon =
  | { kind: 'vp'; amount: number }
  | { kind: 'stardust' }
  | { kind: 'telescope' }
  | { kind: 'pouch' }
  | { kind: 'wisdom' }
  | { kind: 'reactivate' };

export type AstraAbility =
  | 'stardust'
  | 'telescope'
  | 'pouch'
  | 'wisdom'
  | 'mark'
  | 'freeFirst'
  | 'jump'
  | 'sphere'
  | 'reactivate'
  | 'exchange'
  | 'peek'
  | 'richRest';

export type AstraModification =
  | 'waterRemoved'
  | 'noPoints'
  | 'noTelescopes'
  | 'openDeck'
  | 'reshuffle'
  | 'moreStardust'
  | 'morePoints'
  | 'moreTelescopes'
  | 'finalCard'
  | 'sixStardust'
  | 'hiddenCard'
  | 'oneMoreRemoved';

export type AstraSetup = { modifications: AstraModification[]; countedStars: 'discovered' | 'undiscovered' };

export type AstraMarks = { yours: AstraStarSet; its: AstraStarSet; dream: AstraStarSet };
export type AstraChart = { card: AstraCard; marks: AstraMarks };
export type AstraActiveCard = { card: AstraCard; exhausted: boolean };
export type AstraThisTurn = { freeFirst: boolean; jump: boolean; richRest: boolean };
export type AstraDiscovered = { by: Seat; chart: AstraChart };

export type AstraScoreLine =
  | { kind: 'inHand' }
  | { kind: 'cards' }
  | { kind: 'pouch' }
  | { kind: 'wisdom' }
  | { kind: 'stardust' }
  | { kind: 'telescopes' }
  | { kind: 'stars' }
  | { kind: 'elements'; element: AstraElement }
  | { kind: 'sets' };
export type AstraScoreRow = { line: AstraScoreLine; count: number; points: number; rule: RuleId };

export type AstraStepView =
  | { kind: 'turn' }
  | { kind: 'reorder' }
  | { kind: 'observeMore' }
  | { kind: 'discover' }
  | { kind: 'setAside'; place: AstraPlace }
  | { kind: 'dream'; place: AstraPlace }
  | { kind: 'boon'; place: AstraPlace }
  | { kind: 'automaton' }
  | { kind: 'over'; libraryEmpty: boolean };

export type AstraJournalView = {
  stardust: number;
  telescopes: number;
  pouch: number;
  wisdom: number;
  vp: number;
  active: AstraActiveCard[];
  setAside: AstraCardSet;
  finalCard: AstraFinalCard;
  thisTurn: AstraThisTurn;
  score: AstraScoreRow[];
};

export type AstraAutomatonView = {
  vp: number;
  stardust: number;
  telescopes: number;
  left: AstraCard;
  right: AstraCard | null;
  deck: number;
  deckTop: AstraCard | null;
  discards: AstraCardSet;
  seenBefore: AstraCardSet;
  removed: number;
  die: number | null;
  hasFinalCard: boolean;
  finalCard: AstraFinalCard | null;
  score: AstraScoreRow[];
};

export type AstraView = {
  seat: Seat;
  setup: AstraSetup;
  active: Seat;
  toMove: Seat | null;
  step: AstraStepView;
  turn: number;
  marker: AstraElement;
  display: (AstraChart | null)[];
  deck: number;
  deckTop: AstraCard[];
  below: number;
  discards: AstraCardSet;
  turnsLeft: number | null;
  journal: AstraJournalView;
  automaton: AstraAutomatonView;
  discovered: AstraDiscovered[];
};

export type AstraAim = 'nothing' | { star: [AstraPlace, AstraStar] } | { exhausted: AstraCard } | { displayed: AstraPlace };

export type AstraMove =
  | { kind: 'use'; card: AstraCard; aim: AstraAim }
  | { kind: 'observe'; place: AstraPlace; path: AstraPath }
  | { kind: 'stop' }
  | { kind: 'rest' }
  | { kind: 'discover'; place: AstraPlace }
  | { kind: 'setAside'; card: AstraCard }
  | { kind: 'dream'; star: AstraStar }
  | { kind: 'take'; boon: AstraBoon; card: AstraCard | null }
  | { kind: 'decline' }
  | { kind: 'reorder'; order: AstraOrder }
  | { kind: 'automaton' };

export type AstraIntent =
  | { kind: 'use'; card: AstraCard; aim?: AstraAim }
  | { kind: 'observe'; place: AstraPlace; path?: AstraPath }
  | { kind: 'stop' }
  | { kind: 'rest' }
  | { kind: 'discover'; place: AstraPlace }
  | { kind: 'setAside'; card: AstraCard }
  | { kind: 'dream'; star: AstraStar }
  | { kind: 'take'; boon: AstraBoon; card?: AstraCard | null }
  | { kind: 'decline' }
  | { kind: 'reorder'; order: AstraOrder }
  | { kind: 'automaton' };

export type AstraGain = 'vp' | 'stardust' | 'telescope' | 'pouch' | 'wisdom';
export type AstraWhy =
  | { kind: 'grand'; stars: number; first: AstraStar; step: number; tie: boolean }
  | { kind: 'towards'; grand: AstraStar; lines: number; tie: boolean }
  | { kind: 'longest'; stars: number; tie: boolean };

/** Of the events those whose parts are looked at here; the others are told in their sentences alone. */
export type AstraEvent =
  | { kind: 'marked'; pen: AstraPen; place: AstraPlace; card: AstraCard; star: AstraStar; from: AstraStar | null; price: number }
  | { kind: 'displayed'; place: AstraPlace; card: AstraCard }
  | { kind: 'libraryTurned'; shelf: AstraShelf; card: AstraCard | null }
  | { kind: 'telescopeSpent'; seat: Seat; left: number }
  | { kind: 'rested'; seat: Seat; stardust: number }
  | { kind: 'markerMoved'; to: AstraElement; crossed: boolean }
  | { kind: 'deckDiscarded'; card: AstraCard }
  | { kind: 'exchanged'; place: AstraPlace; card: AstraCard }
  | { kind: 'discovered'; seat: Seat; card: AstraCard; marks: AstraMarks }
  | { kind: 'boonTaken'; card: AstraCard; boon: AstraBoon }
  | { kind: 'setAside'; card: AstraCard; wisdom: number }
  | { kind: 'dieRolled'; die: number; shelf: AstraShelf; card: AstraCard; focus: AstraElement }
  | { kind: 'focused'; focus: AstraElement; place: AstraPlace | null; card: AstraCard | null; how: { kind: string; tie?: boolean } }
  | { kind: 'aimed'; place: AstraPlace; card: AstraCard; most: number; why: AstraWhy }
  | { kind: 'cleanedUp'; card: AstraCard; stardust: number }
  | { kind: 'itsBoon'; card: AstraCard; points: number; now: number }
  | { kind: 'dreamAt'; element: AstraElement; place: AstraPlace; card: AstraCard; tie: boolean }
  | { kind: 'ended'; points: [number, number]; won: boolean }
  | { kind: 'counted' }
  | { kind: 'endTriggered'; during: Seat }
  | { kind: 'libraryEmpty' };

/** `ownState('astra', snapshot)`. */
export function astraState({ state }: TableSnapshot): { view: AstraView; moves: AstraMove[] } {
  return state as unknown as { view: AstraView; moves: AstraMove[] };
}

/** `ownMove('astra', move)`. */
export function astraMove(move: GameMove): AstraMove {
  return move.move as unknown as AstraMove;
}

/** `ownEvent('astra', line)`. */
export function astraEvent({ event }: LogLine): AstraEvent {
  return event.event as unknown as AstraEvent;
}

/** `{ game: 'astra', move }`. */
export function asMove(move: AstraMove): GameMove {
  return { game: 'astra', move } as unknown as GameMove;
}

/** `{ game: 'astra', intent }`. */
export function asIntent(intent: AstraIntent): GameIntent {
  return { game: 'astra', intent } as unknown as GameIntent;
}
