// What crosses to the window, as Rust writes it into `bindings.ts` once the table is on its list: then these are imported
// from there, and this file goes.

import type { Seat } from '../../bindings';

/**  An action in the queue. */
export type ParbajActionView = {
	/**  Whose. */
	seat: Seat,
	/**  Where it comes from. */
	origin: ParbajOrigin,
	/**  The X of its cost. */
	x: number,
	/**  VP paid. */
	vp: number,
	/**  Its targets. */
	targets: ParbajTarget[],
	/**  The action of the queue that it is to prevent. */
	against: number | null,
	/**  Whether it is prevented if nobody answers any more. */
	wouldBePrevented: boolean,
};

/**  A target as events name it. */
export type ParbajAimed = 
/**  A player. */
{ kind: "player"; 
/**  Who. */
seat: Seat } | 
/**  Something in play. */
{ kind: "permanent"; 
/**  Which. */
piece: ParbajPiece } | 
/**  A card in a discard pile. */
{ kind: "discarded"; 
/**  Whose pile. */
seat: Seat; 
/**  Which card. */
card: ParbajCardId };

/**  What one is announcing. */
export type ParbajAnnouncedView = {
	/**  Where it comes from. */
	origin: ParbajOrigin,
	/**  The action that it is to prevent. */
	against: number | null,
	/**  The targets so far. */
	targets: ParbajTarget[],
	/**  How many targets there are in all. */
	targetsInAll: number,
	/**  The X chosen. */
	x: number | null,
	/**  What is paid. */
	cost: ParbajCostView,
	/**  The builders so far. */
	builders: ParbajPermanentId[],
	/**  The sacrifices so far. */
	sacrifices: ParbajPermanentId[],
	/**  The cards to discard so far. */
	discards: ParbajCardId[],
	/**  What is chosen next; nothing: it can be paid. */
	next: ParbajNextChoice | null,
	/**  Whether anything chosen can be taken back singly. */
	chosen: boolean,
};

/**  An attacker and whom it attacks. */
export type ParbajAttack = {
	/**  Who attacks. */
	attacker: ParbajPermanentId,
	/**  Whom: a player or a permanent. */
	target: ParbajTarget,
	/**  The place in the order of its guard's strikes, from 1; 0 as long as none is chosen. */
	order: number,
};

/**  A kind of card or token: a number in the set. In files its identifier. */
export type ParbajCardId = string;

/**  The type of a card. */
export type ParbajCardType = 
/**  Lény: stands in the reserve or at the guard post, and fights. */
"creature" | 
/**  Építmény: has structure points. */
"building" | 
/**  Tárgy. */
"item" | 
/**  Bűbáj. */
"enchantment" | 
/**  Azonnali varázslat: in any window. */
"instant" | 
/**  Általános varázslat: in one's own main phase. */
"general";

/**  A part of a cost. */
export type ParbajCostPart = 
/**  Active creatures in reserve. */
"builders" | 
/**  Permanents to sacrifice. */
"sacrifice" | 
/**  Cards to discard. */
"discard" | 
/**  Ép. */
"life";

/**  A cost as it is now. */
export type ParbajCostView = {
	/**  VP. */
	vp: number,
	/**  Builders. */
	builders: number,
	/**  Sacrifices. */
	sacrifices: number,
	/**  Cards to discard. */
	discards: number,
	/**  Ép. */
	life: number,
	/**  Whether the card itself turns passive. */
	turns: boolean,
	/**  Whether the card itself is discarded or goes to the void. */
	goes: boolean,
};

/**  The kinds of counters (DU-3.6). */
export type ParbajCounterKind = 
/**  Erősítő jelző: +1/+1. */
"strength" | 
/**  Gyengítő jelző: −1/−1. */
"weakness" | 
/**  Méregjelző: one more in each upkeep of the master; as many as the current Ép kill. */
"poison" | 
/**  Időleges költség jelző (DU-91.3.4). No effect puts one on. */
"temporaryCost";

/**  The counters on a permanent (DU-3.6). */
export type ParbajCounters = {
	/**  +1/+1 each. */
	strength: number,
	/**  −1/−1 each. */
	weakness: number,
	/**  Poison. */
	poison: number,
	/**  Temporary cost. */
	temporaryCost: number,
};

/**  The ready decks. */
export type ParbajDeck = 
/**  Creatures and strength. */
"erdoszel" | 
/**  Spells and damage to the player. */
"hamuvar" | 
/**  Neutralisation and take-backs. */
"tengerszem" | 
/**  Buildings, sacrifice and bounties. */
"romvaros";

/**  So many copies of a card. */
export type ParbajDeckEntry = {
	/**  Which card. */
	card: ParbajCardId,
	/**  How many. */
	copies: number,
};

/**  A deck list: each card once, in the order of the set. */
export type ParbajDeckList = ParbajDeckEntry[];

/**  Why a card was discarded. */
export type ParbajDiscarding = 
/**  As a cost. */
"cost" | 
/**  By an effect. */
"effect" | 
/**  From the top of the deck. */
"mill" | 
/**  A spell that has taken effect, or an ability's card. */
"spent" | 
/**  A card that was prevented. */
"prevented";

/**  How a duel has ended. */
export type ParbajEnding = {
	/**  Who has won; nobody: a draw. */
	winner: Seat | null,
	/**  By what. */
	reason: ParbajReason,
};

/**  Something that happened. */
export type ParbajEvent = 
/**  Drawn by lot. */
{ kind: "starts"; 
/**  Who begins. */
seat: Seat } | 
/**  An opening hand. */
{ kind: "dealt"; 
/**  Whose. */
seat: Seat; 
/**  The cards, if they may be seen. */
cards: ParbajCardId[] | null } | 
/**  The opening hand is kept. */
{ kind: "kept"; 
/**  Whose. */
seat: Seat } | 
/**  The opening hand is shuffled back. */
{ kind: "mulliganed"; 
/**  Whose. */
seat: Seat } | 
/**  A turn begins. */
{ kind: "turnBegan"; 
/**  Whose. */
seat: Seat; 
/**  Its number, both players' counted. */
turn: number } | 
/**  A phase begins in which something is decided or done. */
{ kind: "phaseBegan"; 
/**  Which. */
phase: ParbajPhase; 
/**  Whose turn. */
seat: Seat } | 
/**  VP come in upkeep. */
{ kind: "income"; 
/**  Whose. */
seat: Seat; 
/**  How many, before the limit of ten; negative for a loss. */
vp: number; 
/**  What for. */
reason: ParbajIncome } | 
/**  VP beyond ten are lost. */
{ kind: "vpLost"; 
/**  Whose. */
seat: Seat; 
/**  How many. */
vp: number } | 
/**  The active player's passive cards turn active. */
{ kind: "allActive"; 
/**  Whose. */
seat: Seat; 
/**  Which were passive. */
pieces: ParbajPiece[] } | 
/**  A card is drawn. */
{ kind: "drew"; 
/**  By whom. */
seat: Seat; 
/**  The card, if it may be seen. */
card: ParbajCardId | null; 
/**  In the draw phase; otherwise by an effect. */
phase: boolean } | 
/**  A card should be drawn and there is none. */
{ kind: "nothingToDraw"; 
/**  By whom. */
seat: Seat } | 
/**  A card is played: shown, its choices made. */
{ kind: "played"; 
/**  By whom. */
seat: Seat; 
/**  Which. */
card: ParbajCardId; 
/**  Its X, if it has one. */
x: number | null; 
/**  Its targets. */
targets: ParbajAimed[]; 
/**  The card of the action that it neutralises. */
against: ParbajCardId | null } | 
/**  A playing condition was met as the card was announced. */
{ kind: "conditionMet"; 
/**  Which card. */
card: ParbajCardId; 
/**  The clause's place in the text. */
clause: number } | 
/**  An ability is used. */
{ kind: "used"; 
/**  By whom. */
seat: Seat; 
/**  Whose it is. */
origin: ParbajOrigin; 
/**  Its targets. */
targets: ParbajAimed[]; 
/**  The card of the action that it is to prevent. */
against: ParbajCardId | null } | 
/**  A drawback is activated by a player's choice. */
{ kind: "drawbackChosen"; 
/**  By whom. */
seat: Seat; 
/**  Whose it is. */
piece: ParbajPiece; 
/**  The clause's place in the text. */
clause: number } | 
/**  A cost is paid. */
{ kind: "paid"; 
/**  By whom. */
seat: Seat; 
/**  VP. */
vp: number; 
/**  Ép. */
life: number; 
/**  Builders. */
builders: ParbajPiece[]; 
/**  Whether the cost wasn't the printed one. */
changed: boolean } | 
/**  A cost was lowered by an Advantage that holds. */
{ kind: "advantageHeld"; 
/**  Which card. */
card: ParbajCardId; 
/**  The clause's place in the text. */
clause: number; 
/**  The Ép of the opponent. */
life: number } | 
/**  An Advantage didn't hold where it was asked for. */
{ kind: "advantageMissed"; 
/**  Which card. */
card: ParbajCardId; 
/**  The clause's place in the text. */
clause: number; 
/**  The Ép of the opponent. */
life: number } | 
/**  Nothing done in a window or in reply. */
{ kind: "declined"; 
/**  By whom. */
seat: Seat; 
/**  In reply to an action. */
reply: boolean } | 
/**  An action is prevented. */
{ kind: "prevented"; 
/**  Whose action. */
seat: Seat; 
/**  Where it came from. */
origin: ParbajOrigin; 
/**  By which card. */
by: ParbajCardId; 
/**  Whether that was played by its Neutralisation. */
neutralised: boolean } | 
/**  An action should be prevented, and can't be in any way. */
{ kind: "unpreventable"; 
/**  Its card. */
card: ParbajCardId; 
/**  By which card. */
by: ParbajCardId } | 
/**  A card or token comes into play. */
{ kind: "entered"; 
/**  On whose side. */
seat: Seat; 
/**  What. */
piece: ParbajPiece; 
/**  Whether passive. */
passive: boolean; 
/**  Whether it was played; otherwise put into play or made. */
played: boolean; 
/**  Whether a creature played by its Neutralisation. */
neutraliser: boolean } | 
/**  A spell takes effect. */
{ kind: "takesEffect"; 
/**  Whose. */
seat: Seat; 
/**  Which. */
card: ParbajCardId } | 
/**  A target isn't there any more, or isn't legal: that part does nothing. */
{ kind: "targetGone"; 
/**  Of which card. */
card: ParbajCardId } | 
/**  A drawback of a spell acts. */
{ kind: "spellDrawback"; 
/**  Which spell. */
card: ParbajCardId; 
/**  The clause's place in the text. */
clause: number; 
/**  Whether it has no label. */
unlabelled: boolean } | 
/**  An ability or drawback happens by itself. */
{ kind: "fired"; 
/**  Whose. */
seat: Seat; 
/**  Of what. */
piece: ParbajPiece; 
/**  The clause's place in the text. */
clause: number; 
/**  Whether it is a drawback. */
drawback: boolean; 
/**  Whether that has no label. */
unlabelled: boolean } | 
/**  More than a hundred automatic firings in one action: the rest are dropped. */
{ kind: "firingsDropped"; 
/**  How many. */
count: number } | 
/**  Ép are gained or lost, but not by damage. */
{ kind: "life"; 
/**  Whose. */
seat: Seat; 
/**  How many. */
change: number } | 
/**  VP are gained or lost by a card. */
{ kind: "vp"; 
/**  Whose. */
seat: Seat; 
/**  How many. */
change: number } | 
/**  Damage is dealt. */
{ kind: "damaged"; 
/**  To whom. */
target: ParbajAimed; 
/**  How much. */
amount: number; 
/**  By which card. */
by: ParbajCardId; 
/**  In the strike. */
strike: boolean } | 
/**  Damage is taken off by an effect. */
{ kind: "healed"; 
/**  Off what. */
piece: ParbajPiece; 
/**  How much. */
amount: number } | 
/**  All damage on creatures is healed, and what lasts until the end of the turn ends. */
{ kind: "allHealed"; 
/**  Which had damage. */
pieces: ParbajPiece[] } | 
/**  A card goes to the discard pile from hand, deck or queue. */
{ kind: "discarded"; 
/**  Whose. */
seat: Seat; 
/**  Which. */
card: ParbajCardId; 
/**  Why. */
why: ParbajDiscarding } | 
/**  Somebody should discard, sacrifice or the like more than there is. */
{ kind: "tooFew"; 
/**  Who. */
seat: Seat; 
/**  How many were missing. */
missing: number } | 
/**  A card goes to the void, but not from play. */
{ kind: "toVoid"; 
/**  Whose. */
seat: Seat; 
/**  Which. */
card: ParbajCardId } | 
/**  A card goes from the discard pile to hand. */
{ kind: "recovered"; 
/**  Whose. */
seat: Seat; 
/**  Which. */
card: ParbajCardId } | 
/**  Something leaves play. */
{ kind: "left"; 
/**  What. */
piece: ParbajPiece; 
/**  Whose side it was on. */
master: Seat; 
/**  To whose zone it goes. */
owner: Seat; 
/**  How. */
how: ParbajFarewell; 
/**  Whether it was a token, which leaves the game. */
token: boolean } | 
/**  Something can't be destroyed in any way. */
{ kind: "indestructible"; 
/**  What. */
piece: ParbajPiece } | 
/**  Something changes sides. */
{ kind: "control"; 
/**  What. */
piece: ParbajPiece; 
/**  Its new master. */
seat: Seat } | 
/**  Something turns active or passive by a card. */
{ kind: "turned"; 
/**  What. */
piece: ParbajPiece; 
/**  Whether passive. */
passive: boolean; 
/**  Whether a guard that goes to the reserve, or an attacker that leaves the combat. */
withdrew: boolean } | 
/**  Counters are put on or taken off. */
{ kind: "counters"; 
/**  On what. */
piece: ParbajPiece; 
/**  Of which kind. */
counter: ParbajCounterKind; 
/**  How many more. */
change: number; 
/**  How many there are now. */
now: number } | 
/**  Something loses all abilities until the end of the turn. */
{ kind: "silenced"; 
/**  What. */
piece: ParbajPiece; 
/**  Whether it has an explanation or a drawback, which stay. */
keeps: boolean } | 
/**  Something loses its drawbacks until the end of the turn. */
{ kind: "drawbacksLifted"; 
/**  What. */
piece: ParbajPiece } | 
/**  Something has more, or less, damage and Ép until the end of the turn. */
{ kind: "boosted"; 
/**  What. */
piece: ParbajPiece; 
/**  Damage. */
damage: number; 
/**  Ép. */
life: number } | 
/**  Figures that are computed, as the card comes. */
{ kind: "reckoned"; 
/**  What. */
piece: ParbajPiece; 
/**  Damage. */
damage: number; 
/**  Ép or structure. */
life: number } | 
/**  A bounty is paid. */
{ kind: "bounty"; 
/**  Who gets it. */
seat: Seat; 
/**  Of what. */
piece: ParbajPiece; 
/**  Whether it was a token. */
token: boolean } | 
/**  A temporary cost is paid. */
{ kind: "temporaryPaid"; 
/**  By whom. */
seat: Seat; 
/**  For what. */
piece: ParbajPiece } | 
/**  A temporary cost isn't paid. */
{ kind: "temporaryUnpaid"; 
/**  By whom. */
seat: Seat; 
/**  For what. */
piece: ParbajPiece } | 
/**  What could be paid for inside an effect is paid, or not. */
{ kind: "chose"; 
/**  Who. */
seat: Seat; 
/**  By which card. */
card: ParbajCardId; 
/**  Whether it is paid. */
paid: boolean } | 
/**  The active player has said what happens next in upkeep. */
{ kind: "ordered"; 
/**  On what. */
piece: ParbajPiece; 
/**  What. */
what: ParbajHappening } | 
/**  A creature moves. */
{ kind: "marched"; 
/**  Which. */
piece: ParbajPiece; 
/**  To the guard post; otherwise to the reserve. */
guard: boolean } | 
/**  An attacker is assigned. */
{ kind: "assigned"; 
/**  Who attacks. */
piece: ParbajPiece; 
/**  Whom. */
target: ParbajAimed } | 
/**  A guard attacked by several strikes this one next. */
{ kind: "strikesNext"; 
/**  The guard. */
guard: ParbajPiece; 
/**  The attacker. */
attacker: ParbajPiece } | 
/**  The strike. */
{ kind: "strike"; 
/**  The attackers. */
attackers: number } | 
/**  The attackers that are left go back to the reserve, passive. */
{ kind: "wentHome"; 
/**  Which. */
pieces: ParbajPiece[] } | 
/**  A turn is over. */
{ kind: "turnEnded"; 
/**  Whose. */
seat: Seat } | 
/**  The game is over. */
{ kind: "ended"; 
/**  How. */
ending: ParbajEnding; 
/**  Both players' Ép. */
life: [number, number] };

/**  How something left play. */
export type ParbajFarewell = 
/**  A creature whose damage has reached its Ép, or whose Ép is gone. */
"died" | 
/**  A creature with as many poison counters as Ép. */
"poisoned" | 
/**  A building whose damage has reached its structure. */
"collapsed" | 
/**  By an effect. */
"destroyed" | 
/**  By its master. */
"sacrificed" | 
/**  To its owner's hand. */
"returned" | 
/**  To the void. */
"banished" | 
/**  Into the discard pile as the cost of its own ability. */
"discarded";

/**  What can't be true about a sheet. */
export type ParbajFault = 
/**  Nobody has more than ten VP. */
{ kind: "tooManyVp"; 
/**  Who. */
seat: Seat; 
/**  What is written down. */
vp: number } | 
/**  The duel is written down as over, and nobody has lost. */
{ kind: "nobodyLost" };

/**  A tournament format (DU-3.7). */
export type ParbajFormat = 
/**  Everything goes. */
"open" | 
/**  Some cards are banned. */
"tournament";

/**  A card in hand. */
export type ParbajHandCard = {
	/**  Which. */
	card: ParbajCardId,
	/**  The VP it costs now; of a variable cost the least. */
	price: number,
};

/**  Something that has to happen in upkeep. */
export type ParbajHappening = 
/**  A clause of the permanent: an ability, a drawback, its temporary cost. */
{ kind: "clause"; 
/**  Its place in the text, from 0. */
clause: number } | 
/**  One more poison counter. */
{ kind: "poison" };

/**  Why VP were gained. */
export type ParbajIncome = 
/**  By the number of one's turn. */
"turn" | 
/**  Half the creatures in reserve. */
"reserve" | 
/**  The second player's first upkeep. */
"second" | 
/**  A card's ability. */
"card";

/**  A touch. */
export type ParbajIntent = 
/**  Something chosen wholly. */
{ kind: "move"; 
/**  What. */
move: ParbajMove } | 
/**  A card in one's hand, whatever it could be touched for now. */
{ kind: "handCard"; 
/**  Which. */
card: ParbajCardId } | 
/**  A permanent, whatever it could be touched for now. */
{ kind: "permanent"; 
/**  Which. */
permanent: ParbajPermanentId };

/**  One decision. Playing a card or using an ability takes several, each of which can be taken back until it is paid. */
export type ParbajMove = 
/**  Keep the opening hand. */
{ kind: "keep" } | 
/**  Shuffle it back and draw five new cards, once. */
{ kind: "mulligan" } | 
/**  Begin to play a card from hand. */
{ kind: "play"; 
/**  Which. */
card: ParbajCardId } | 
/**  Begin to play a card from hand by its Neutralisation. */
{ kind: "react"; 
/**  Which. */
card: ParbajCardId } | 
/**  Begin to use an ability of a permanent, or to activate a drawback that is one's choice. */
{ kind: "use"; 
/**  Whose. */
permanent: ParbajPermanentId; 
/**  Its place in the text, from 0. */
clause: number } | 
/**  Begin to use an ability of a card in hand or discard pile. */
{ kind: "useCard"; 
/**  Where the card is. */
place: ParbajPlace; 
/**  Which. */
card: ParbajCardId; 
/**  The ability's place in the text, from 0. */
clause: number } | 
/**  The action that is to be prevented. */
{ kind: "against"; 
/**  Its place in the reaction queue, from 0, the first action. */
action: number } | 
/**  The next target. */
{ kind: "target"; 
/**  Which. */
target: ParbajTarget } | 
/**  The X of a variable cost. */
{ kind: "x"; 
/**  How much. */
x: number } | 
/**  A permanent given: a builder, a sacrifice. */
{ kind: "give"; 
/**  Which. */
permanent: ParbajPermanentId } | 
/**  A card from hand given: discarded as a cost or by an effect. */
{ kind: "giveCard"; 
/**  Which. */
card: ParbajCardId } | 
/**  Pay for what is announced. */
{ kind: "pay" } | 
/**  Take the last step of announcing back. */
{ kind: "takeBack" } | 
/**  Do nothing in a window or in reply. */
{ kind: "decline" } | 
/**  Move a creature between reserve and guard post. */
{ kind: "march"; 
/**  Which. */
permanent: ParbajPermanentId } | 
/**  Assign an attacker. */
{ kind: "attack"; 
/**  Who attacks. */
attacker: ParbajPermanentId; 
/**  Whom: a player or a permanent. */
target: ParbajTarget } | 
/**  No more creatures move, or attack. */
{ kind: "done" } | 
/**  What happens next in upkeep. */
{ kind: "next"; 
/**  On which permanent. */
permanent: ParbajPermanentId; 
/**  What. */
what: ParbajHappening } | 
/**  Whom a guard attacked by several strikes next. */
{ kind: "strikeNext"; 
/**  The attacker. */
attacker: ParbajPermanentId } | 
/**  Pay what may or must be paid. */
{ kind: "accept" } | 
/**  Don't. */
{ kind: "refuse" };

/**  What is chosen next in announcing. */
export type ParbajNextChoice = 
/**  The action that is to be prevented. */
{ kind: "against" } | 
/**  A target. */
{ kind: "target"; 
/**  Its place, from 0. */
at: number } | 
/**  X. */
{ kind: "x" } | 
/**  Something for the cost. */
{ kind: "give"; 
/**  Which part. */
part: ParbajCostPart };

/**  Where an action comes from. */
export type ParbajOrigin = 
/**  A card played from hand. */
{ kind: "card"; 
/**  Which. */
card: ParbajCardId } | 
/**  An ability of a permanent, or a drawback that is a player's choice. */
{ kind: "permanent"; 
/**  Which. */
permanent: ParbajPermanentId; 
/**  What it is. */
card: ParbajCardId; 
/**  The clause's place in the text, from 0. */
clause: number } | 
/**  An ability of a card in hand or discard pile. */
{ kind: "elsewhere"; 
/**  Where the card was. */
place: ParbajPlace; 
/**  Which. */
card: ParbajCardId; 
/**  The clause's place in the text, from 0. */
clause: number };

/**  Names a permanent for as long as it is in play; never given twice in a game. */
export type ParbajPermanentId = number;

/**  Something in play. */
export type ParbajPermanentView = {
	/**  Its name. */
	id: ParbajPermanentId,
	/**  What it is. */
	card: ParbajCardId,
	/**  Whose deck it came from. */
	owner: Seat,
	/**  On whose side it lies. */
	master: Seat,
	/**  Whether it is passive. */
	passive: boolean,
	/**  Whether it stands at the guard post. */
	guard: boolean,
	/**  A creature's damage as it stands. */
	damage: number,
	/**  Ép or structure as it stands, damage not taken off. */
	life: number,
	/**  Damage on it. */
	damageOn: number,
	/**  Counters. */
	counters: ParbajCounters,
	/**  The X chosen as it was played. */
	x: number,
	/**  Whether it has lost all abilities. */
	silenced: boolean,
	/**  Whether it has lost its drawbacks. */
	lifted: boolean,
	/**  Clauses used in this turn, by their places in the text. */
	used: number[],
};

/**  The phases of a turn, in their order (DU-2). */
export type ParbajPhase = 
/**  Before the first turn: opening hands. */
"opening" | 
/**  Előkészítő. */
"upkeep" | 
/**  Húzás. */
"draw" | 
/**  Főfázis. */
"main" | 
/**  Mozgás. */
"movement" | 
/**  Harc: assigning, and the window before the strike. */
"combat" | 
/**  Harc: the strike, and the window after it. */
"strike" | 
/**  Gyógyulás. */
"healing" | 
/**  A kör vége. */
"turnEnd";

/**  A permanent as events name it: still known by its card when it is gone. */
export type ParbajPiece = {
	/**  Which. */
	id: ParbajPermanentId,
	/**  What it is. */
	card: ParbajCardId,
};

/**  Where an activated ability works. */
export type ParbajPlace = 
/**  In play. */
"play" | 
/**  Expressly in hand (DU-91.4.1). */
"hand" | 
/**  Expressly in the discard pile (DU-91.4.1). */
"discard";

/**  What has ended a duel. */
export type ParbajReason = 
/**  No Ép left (DU-1.3). */
"life" | 
/**  Had to draw from an empty deck (DU-1.4). */
"emptyDeck" | 
/**  A hundred turns (DU-1.8). */
"hundredTurns" | 
/**  Both decks are empty (DU-1.8). */
"bothDecksEmpty";

/**  Why a move or a touch is refused, with the pieces concerned. */
export type ParbajRefusal = 
/**  The game is over. */
{ kind: "gameOver" } | 
/**  The other player decides now. */
{ kind: "notYourDecision"; 
/**  Who. */
toMove: Seat } | 
/**  Something else is to be decided now. */
{ kind: "notNow"; 
/**  What. */
step: ParbajStep } | 
/**  The opening hand has been shuffled back once. */
{ kind: "mulliganUsed" } | 
/**  The card isn't in one's hand. */
{ kind: "notInHand"; 
/**  Which. */
card: ParbajCardId } | 
/**  The card isn't in one's discard pile. */
{ kind: "notInDiscard"; 
/**  Which. */
card: ParbajCardId } | 
/**  Nothing of that name is in play. */
{ kind: "notInPlay" } | 
/**  It lies on the other side. */
{ kind: "notYours"; 
/**  Which. */
piece: ParbajPiece } | 
/**  Only instants may be played now: everything else in one's own main phase. */
{ kind: "onlyInOwnMain"; 
/**  Which. */
card: ParbajCardId } | 
/**  In reply to an action only what prevents it. */
{ kind: "onlyReactions"; 
/**  Which card. */
card: ParbajCardId } | 
/**  The card has no Neutralisation. */
{ kind: "noNeutralisation"; 
/**  Which. */
card: ParbajCardId } | 
/**  A reaction needs an action to prevent. */
{ kind: "nothingToPrevent"; 
/**  Which card. */
card: ParbajCardId } | 
/**  No action of the queue is in its scope. */
{ kind: "nothingInScope"; 
/**  Which card. */
card: ParbajCardId } | 
/**  That action isn't in its scope. */
{ kind: "outOfScope"; 
/**  Which card. */
card: ParbajCardId; 
/**  The card of the action. */
action: ParbajCardId } | 
/**  What speaks of abilities doesn't reach the playing of a spell. */
{ kind: "spellIsNoAbility"; 
/**  Which card. */
card: ParbajCardId; 
/**  The spell. */
action: ParbajCardId } | 
/**  The playing condition isn't met. */
{ kind: "conditionUnmet"; 
/**  Which card. */
card: ParbajCardId; 
/**  The clause's place in the text. */
clause: number } | 
/**  There is nothing it could be aimed at. */
{ kind: "noTarget"; 
/**  Which card. */
card: ParbajCardId } | 
/**  That can't be its target. */
{ kind: "wrongTarget"; 
/**  Which card. */
card: ParbajCardId; 
/**  What was chosen. */
target: ParbajTarget } | 
/**  That can't be the target of an opponent's spells and abilities. */
{ kind: "cantBeTargeted"; 
/**  What. */
piece: ParbajPiece } | 
/**  There aren't so many VP. */
{ kind: "tooExpensive"; 
/**  Which card. */
card: ParbajCardId; 
/**  What it costs now. */
cost: number; 
/**  What there is. */
vp: number } | 
/**  Another part of the cost can't be paid. */
{ kind: "cantPay"; 
/**  Which card. */
card: ParbajCardId; 
/**  What is missing. */
part: ParbajCostPart } | 
/**  X is out of bounds. */
{ kind: "xOutOfBounds"; 
/**  The least. */
least: number; 
/**  The most that can be paid. */
most: number } | 
/**  That can't be given for the cost. */
{ kind: "cantBeGiven"; 
/**  What. */
piece: ParbajPiece; 
/**  What for. */
part: ParbajCostPart } | 
/**  Nothing is being announced. */
{ kind: "nothingAnnounced" } | 
/**  What is announced comes first. */
{ kind: "announcedFirst"; 
/**  Its card. */
card: ParbajCardId } | 
/**  Something of what is announced still has to be chosen. */
{ kind: "notReady"; 
/**  Its card. */
card: ParbajCardId } | 
/**  That part of the text isn't used by anybody's choice. */
{ kind: "notActivated"; 
/**  Of which card. */
card: ParbajCardId; 
/**  The clause's place in the text. */
clause: number } | 
/**  A drawback that is the other player's choice. */
{ kind: "notYourChoice"; 
/**  Whose drawback. */
piece: ParbajPiece } | 
/**  It has lost its drawbacks. */
{ kind: "drawbackLifted"; 
/**  Which. */
piece: ParbajPiece } | 
/**  The ability doesn't work there. */
{ kind: "doesntWorkThere"; 
/**  Of which card. */
card: ParbajCardId } | 
/**  It has been used in this turn. */
{ kind: "alreadyUsed"; 
/**  Which. */
piece: ParbajPiece } | 
/**  It has lost all abilities. */
{ kind: "silenced"; 
/**  Which. */
piece: ParbajPiece } | 
/**  Passive items, enchantments and buildings have no working abilities. */
{ kind: "passiveDoesNothing"; 
/**  Which. */
piece: ParbajPiece } | 
/**  What is passive can't be turned passive. */
{ kind: "alreadyPassive"; 
/**  Which. */
piece: ParbajPiece } | 
/**  Only creatures move and fight. */
{ kind: "notACreature"; 
/**  Which. */
piece: ParbajPiece } | 
/**  A passive creature can't stand at the guard post. */
{ kind: "passiveCantGuard"; 
/**  Which. */
piece: ParbajPiece } | 
/**  It can't stand at the guard post. */
{ kind: "cantGuard"; 
/**  Which. */
piece: ParbajPiece } | 
/**  It has moved in this phase. */
{ kind: "alreadyMoved"; 
/**  Which. */
piece: ParbajPiece } | 
/**  Only creatures at the guard post attack. */
{ kind: "notAtGuardPost"; 
/**  Which. */
piece: ParbajPiece } | 
/**  It can't attack. */
{ kind: "cantAttack"; 
/**  Which. */
piece: ParbajPiece } | 
/**  It attacks already. */
{ kind: "alreadyAttacks"; 
/**  Which. */
piece: ParbajPiece } | 
/**  Player and buildings can be attacked only when every enemy guard is attacked. */
{ kind: "guardsFirst" } | 
/**  That can't be attacked: only enemy guards and buildings, and the player. */
{ kind: "cantBeAttacked"; 
/**  What. */
target: ParbajTarget } | 
/**  Creatures in reserve can't be attacked. */
{ kind: "inReserve"; 
/**  Which. */
piece: ParbajPiece } | 
/**  It isn't waiting to happen in this upkeep. */
{ kind: "notInThisUpkeep"; 
/**  On what. */
piece: ParbajPiece } | 
/**  It doesn't attack that guard, or has its place in the order. */
{ kind: "notStruck"; 
/**  Which. */
piece: ParbajPiece } | 
/**  A temporary cost can't be paid. */
{ kind: "cantPayTemporary"; 
/**  For what. */
piece: ParbajPiece } | 
/**  What could be paid inside an effect can't be. */
{ kind: "cantPayInside"; 
/**  Of which card. */
card: ParbajCardId };

/**  What happens now. */
export type ParbajRunningView = {
	/**  By which card. */
	card: ParbajCardId,
	/**  By which clause; of a spell all of them. */
	clause: number | null,
	/**  Who "you" is. */
	you: Seat,
};

/**  What is chosen before a duel. */
export type ParbajSetup = {
	/**  The ready decks of both seats, where no list is written. */
	decks: [ParbajDeck, ParbajDeck],
	/**  Written deck lists. */
	lists: [(ParbajDeckList | null), (ParbajDeckList | null)],
	/**  By which bans. */
	format: ParbajFormat,
};

/**  What is wrong with a deck. */
export type ParbajSetupFault = 
/**  A line that says no card. */
{ kind: "unreadableLine"; 
/**  The line. */
line: string } | 
/**  There is no such card. */
{ kind: "noSuchCard"; 
/**  What was written. */
name: string } | 
/**  A token is no card. */
{ kind: "token"; 
/**  Which. */
card: ParbajCardId } | 
/**  Too few or too many cards. */
{ kind: "deckSize"; 
/**  How many there are. */
cards: number } | 
/**  Too many copies of a card. */
{ kind: "tooManyCopies"; 
/**  Which. */
card: ParbajCardId; 
/**  How many there are. */
copies: number; 
/**  How many there may be. */
most: number; 
/**  Whether the card itself says so. */
own: boolean } | 
/**  A card asks for a deck of another make-up. */
{ kind: "makeUp"; 
/**  Which. */
card: ParbajCardId } | 
/**  A card isn't allowed in the format. */
{ kind: "banned"; 
/**  Which. */
card: ParbajCardId };

/**  The sheet of a duel. */
export type ParbajSheet = {
	/**  With which decks, for those who play the ready ones. */
	setup: ParbajSetup,
	/**  Who began. */
	starter: Seat,
	/**  The turn's number, both players' counted, from 1. */
	turn: number,
	/**  The phase of the turn. */
	phase: ParbajPhase,
	/**  What is before the players. */
	sides: [ParbajSheetSide, ParbajSheetSide],
	/**  Whether the duel is over: the last turn has ended. */
	done: boolean,
};

/**  A player's side on the sheet. */
export type ParbajSheetSide = {
	/**  Ép. */
	life: number,
	/**  VP. */
	vp: number,
	/**  All counters on this side. */
	counters: ParbajCounters,
	/**  Has had to draw from an empty deck in this turn. */
	drewFromEmpty: boolean,
	/**  The deck is empty. */
	deckEmpty: boolean,
};

/**  What is before a player. */
export type ParbajSideView = {
	/**  Ép. */
	life: number,
	/**  VP. */
	vp: number,
	/**  Cards in deck. */
	deck: number,
	/**  Cards in hand. */
	hand: number,
	/**  Cards in hand that everybody has seen come back. */
	known: ParbajCardId[],
	/**  The discard pile, the top last. */
	discard: ParbajCardId[],
	/**  The void. */
	void: ParbajCardId[],
	/**  The deck list. */
	deckList: ParbajDeckEntry[],
};

/**  What is being decided. While a card or ability is being announced the step stays as it was: nobody else knows. */
export type ParbajStep = 
/**  Keep the opening hand, or not. */
{ kind: "mulligan"; 
/**  Who. */
seat: Seat } | 
/**  The active player: what happens next in upkeep. */
{ kind: "upkeepOrder" } | 
/**  Acting alternately (DU-2.9). */
{ kind: "window"; 
/**  Who is asked. */
seat: Seat; 
/**  Declines in a row before. */
declines: number } | 
/**  Replying to the last action of the queue (DU-4.3). */
{ kind: "reactions"; 
/**  Who is asked. */
seat: Seat; 
/**  Declines in a row before. */
declines: number } | 
/**  The active player: moving creatures. */
{ kind: "movement" } | 
/**  The active player: assigning attackers. */
{ kind: "attackers" } | 
/**  A guard's master: whom it strikes next. */
{ kind: "strikeOrder"; 
/**  The guard. */
guard: ParbajPermanentId } | 
/**  What happens now needs a target. */
{ kind: "target"; 
/**  Who chooses. */
seat: Seat } | 
/**  What happens now makes a player discard. */
{ kind: "discard"; 
/**  Who. */
seat: Seat; 
/**  How many more. */
left: number } | 
/**  What happens now makes a player sacrifice. */
{ kind: "sacrifice"; 
/**  Who. */
seat: Seat; 
/**  How many more. */
left: number } | 
/**  A player may pay for more to happen. */
{ kind: "may"; 
/**  Who. */
seat: Seat } | 
/**  The active player: pay a temporary cost, or sacrifice the permanent. */
{ kind: "temporaryCost"; 
/**  Which. */
permanent: ParbajPermanentId } | 
/**  A player chooses with what to pay for one of the two above. */
{ kind: "paying"; 
/**  Who. */
seat: Seat } | 
/**  The game is over. */
{ kind: "over" };

/**  What a sheet comes to. */
export type ParbajTally = {
	/**  Whose turn it is. */
	active: Seat,
	/**  Own turns begun, in seat order. */
	turns: [number, number],
	/**  The VP that this turn's upkeep brings, creatures in reserve not counted (DU-2.1). */
	income: number,
	/**  How the duel would be over if the turn ended now. */
	ending: ParbajEnding | null,
};

/**  What is chosen as a target. */
export type ParbajTarget = 
/**  A player. */
{ kind: "player"; 
/**  Who. */
seat: Seat } | 
/**  Something in play. */
{ kind: "permanent"; 
/**  Which. */
permanent: ParbajPermanentId } | 
/**  A card in a discard pile; one of several equal ones is as good as another. */
{ kind: "discarded"; 
/**  Whose pile. */
seat: Seat; 
/**  Which card. */
card: ParbajCardId };

/**  What has to happen in this upkeep. */
export type ParbajUpkeepView = {
	/**  On what. */
	permanent: ParbajPermanentId,
	/**  What. */
	what: ParbajHappening,
};

/**  What a seat may know: all but the order of the decks, the other hand, and what the other is announcing. */
export type ParbajView = {
	/**  Whose view. */
	seat: Seat,
	/**  What was chosen before the game. */
	setup: ParbajSetup,
	/**  Turns of both players, from 1; 0 before the first. */
	turn: number,
	/**  Whose turn it is. */
	active: Seat,
	/**  Who began. */
	starter: Seat,
	/**  The phase. */
	phase: ParbajPhase,
	/**  What is being decided. */
	step: ParbajStep,
	/**  Who decides. */
	toMove: Seat | null,
	/**  What is before the players. */
	sides: ParbajSideView[],
	/**  One's hand, in the order of the set. */
	hand: ParbajHandCard[],
	/**  Everything in play, in the order in which it came. */
	permanents: ParbajPermanentView[],
	/**  The attackers and whom they attack. */
	attacks: ParbajAttack[],
	/**  The reaction queue, the first action first; it is carried out from the last. */
	queue: ParbajActionView[],
	/**  What one is announcing. */
	announced: ParbajAnnouncedView | null,
	/**  What happens now. */
	running: ParbajRunningView | null,
	/**  What still has to happen in this upkeep. */
	upkeep: ParbajUpkeepView[],
	/**  The cost that may be accepted now. */
	offered: ParbajCostView | null,
	/**  How the game has ended. */
	ending: ParbajEnding | null,
};

/**  What is printed on a card, for drawing it. */
export type ParbajPrinted = {
	/**  Which. */
	card: ParbajCardId,
	/**  The ready deck it belongs to; none for tokens. */
	deck: ParbajDeck | null,
	/**  Its type; of a token the type it stands for. */
	cardType: ParbajCardType,
	/**  Whether it is a token. */
	token: boolean,
	/**  Of the old edition. */
	oldEdition: boolean,
	/**  The VP it costs; of a variable cost the least. */
	vp: number,
	/**  The cost is variable. */
	x: boolean,
	/**  Builders. */
	builders: number,
	/**  Sacrifices. */
	sacrifices: number,
	/**  Cards to discard. */
	discards: number,
	/**  Ép to lose. */
	life: number,
	/**  A creature's damage. */
	damage: number | null,
	/**  A creature's Ép, a building's structure points. */
	body: number | null,
};
