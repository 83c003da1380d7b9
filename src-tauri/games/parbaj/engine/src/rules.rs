//! The identifiers of the rules, in the spec's order.
//!
//! Deviations from the printed chapter, and what it leaves open, are marked in the rulebook's entries as house rules.

game::rule_ids! {
    /// Setup of a duel: two players, 20 Ép, 0 VP.
    FRAME = "DU-1.1";
    /// Random starter, opening hand and mulligan.
    BEGINNING = "DU-1.2";
    /// Which player has lost at the end of a turn.
    LOSING = "DU-1.3";
    /// Drawing from an empty deck.
    EMPTY_DECK = "DU-1.4";
    /// No hand limit, no upper limit of Ép.
    NO_LIMITS = "DU-1.5";
    /// Zones.
    ZONES = "DU-1.6";
    /// Owner and master.
    OWNER = "DU-1.7";
    /// The end of a duel after 100 turns.
    LONG_GAME = "DU-1.8";
    /// Public deck lists.
    DECK_LISTS = "DU-1.9";
    /// Upkeep.
    UPKEEP = "DU-2.1";
    /// VP stay, at most ten.
    VP = "DU-2.2";
    /// Draw.
    DRAW = "DU-2.3";
    /// Main phase.
    MAIN = "DU-2.4";
    /// Movement.
    MOVEMENT = "DU-2.5";
    /// Combat phase.
    COMBAT = "DU-2.6";
    /// Healing.
    HEALING = "DU-2.7";
    /// End of turn.
    TURN_END = "DU-2.8";
    /// Acting alternately.
    ALTERNATING = "DU-2.9";
    /// Windows.
    WINDOWS = "DU-2.10";
    /// Types of cards.
    TYPES = "DU-3.1";
    /// Active and passive.
    PASSIVE = "DU-3.2";
    /// Costs.
    COSTS = "DU-3.3";
    /// Discarding.
    DISCARDING = "DU-3.4";
    /// Tokens.
    TOKENS = "DU-3.5";
    /// Counters.
    COUNTERS = "DU-3.6";
    /// Copies, deck size, formats.
    DECKS = "DU-3.7";
    /// Actions.
    ACTIONS = "DU-4.1";
    /// The steps of playing.
    PLAYING = "DU-4.2";
    /// Reactions and their queue.
    REACTIONS = "DU-4.3";
    /// How abilities are written.
    ABILITIES = "DU-4.4";
    /// Which of two texts wins.
    CONFLICT = "DU-4.5";
    /// Limits against endless loops.
    LOOPS = "DU-4.6";
    /// Checks for deaths.
    CHECKS = "DU-4.7";
    /// Scopes of preventing cards and abilities.
    SCOPE = "DU-4.8";
    /// Assigning attackers.
    ATTACKERS = "DU-5.1";
    /// The strike.
    STRIKE = "DU-5.2";
    /// Deaths.
    DEATH = "DU-5.3";
    /// Return of the attackers.
    HOMECOMING = "DU-5.4";
    /// Control.
    CONTROL = "DU-5.5";
    /// Sources of effects.
    SOURCE = "DU-6.1";
    /// Sources of strikes and counters.
    STRIKING_SOURCE = "DU-6.2";
    /// Playing condition.
    CONDITION = "DU-91.1.0";
    /// Explanation.
    EXPLANATION = "DU-91.2.0";
    /// Explanations can't be changed by anything.
    UNTOUCHED = "DU-91.2.1";
    /// Copy limit.
    COPY_LIMIT = "DU-91.2.2";
    /// Deck make-up.
    DECK_ONLY = "DU-91.2.3";
    /// Bans.
    BANNED = "DU-91.2.4";
    /// Variable costs and figures.
    VARIABLE = "DU-91.2.5";
    /// Advantage.
    ADVANTAGE = "DU-91.2.6";
    /// Open bounds of Advantages.
    OPEN_BOUNDS = "DU-91.2.7";
    /// An Advantage is an explanation.
    ADVANTAGE_EXPLAINS = "DU-91.2.8";
    /// An Advantage applies however the card was played.
    EVERY_ROUTE = "DU-91.2.9";
    /// Neutralisation.
    NEUTRALISATION = "DU-91.2.10";
    /// What a Neutralisation prevents.
    PREVENTION = "DU-91.2.11";
    /// The neutraliser keeps its type.
    KEEPS_TYPE = "DU-91.2.12";
    /// Neutralisation is a way of playing.
    WAY_OF_PLAYING = "DU-91.2.13";
    /// Drawback.
    DRAWBACK = "DU-91.3.0";
    /// Unlabelled drawbacks of the old edition.
    OLD_EDITION = "DU-91.3.1";
    /// Bounty.
    BOUNTY = "DU-91.3.2";
    /// A bounty is a drawback.
    BOUNTY_DRAWBACK = "DU-91.3.3";
    /// Temporary cost.
    TEMPORARY = "DU-91.3.4";
    /// A temporary cost is a drawback.
    TEMPORARY_DRAWBACK = "DU-91.3.5";
    /// Drawbacks by choice.
    BY_CHOICE = "DU-91.3.6";
    /// Drawbacks of spells, tokens and counters.
    OTHERS_DRAWBACKS = "DU-91.3.7";
    /// Ability.
    ABILITY = "DU-91.4.0";
    /// Only cards in play have abilities.
    IN_PLAY = "DU-91.4.1";
    /// Spells are read by the same rules.
    SPELLS = "DU-91.5.0";
    /// A spell's effect is no ability.
    SPELL_EFFECT = "DU-91.5.1";
    /// Texts about abilities don't apply to spells.
    NOT_SPELLS = "DU-91.5.2";
    /// Decisions within a spell.
    INSIDE = "DU-91.5.3";
    /// Effects in printed order, with results at once.
    AT_ONCE = "DU-91.5.4";
    /// A spell is one source.
    ONE_SOURCE = "DU-91.5.5";
}
