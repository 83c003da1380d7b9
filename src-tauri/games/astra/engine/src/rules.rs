//! The rule IDs of the game as constants: those of the specification, and after them one for each ability and each
//! boon.

use game::RuleId;

game::rule_ids! {
    /// What a constellation card is.
    CARDS = "AS-0.1";
    /// The final-scoring cards.
    FINAL_CARDS = "AS-0.2";
    /// A player's journal, and its limits.
    JOURNAL = "AS-0.3";
    /// The sphere board, and the steps of its marker.
    SPHERES = "AS-0.4";
    /// The deck and the end card.
    DECK = "AS-1.1";
    /// The marker's start and the first displayed cards.
    DISPLAY = "AS-1.2";
    /// What the sides begin with.
    BEGINNING = "AS-1.3";
    /// Auptolemy's library.
    LIBRARY = "AS-1.4";
    /// The ability phase.
    ABILITY_PHASE = "AS-2.1";
    /// Exactly one action.
    ACTION = "AS-2.2";
    /// Observing: a stardust for each star.
    OBSERVE = "AS-3.1";
    /// Which star can be marked first.
    FIRST_STAR = "AS-3.2";
    /// Which star can be marked next.
    NEXT_STAR = "AS-3.3";
    /// Grand Stars give wisdom.
    GRAND_STAR = "AS-3.4";
    /// Telescopes pay for more Observes.
    TELESCOPE = "AS-3.5";
    /// Resting fills the pouch.
    REST = "AS-4.1";
    /// Resting reactivates.
    REACTIVATION = "AS-4.2";
    /// The sphere marker's step and its crossing.
    SPHERE_STEP = "AS-4.3";
    /// Which side takes a completed card.
    DISCOVERY = "AS-5.1";
    /// Which side takes a boon.
    BOON_CHOICE = "AS-5.2";
    /// The boons left if the dream pen has marked more stars.
    FEWER_THAN_DREAM = "AS-5.3";
    /// The kinds of boons.
    BOONS = "AS-5.4";
    /// The empty place is filled.
    REFILL = "AS-5.5";
    /// No more active cards than wisdom.
    WISDOM_LIMIT = "AS-5.6";
    /// The dream star.
    DREAM = "AS-6.1";
    /// Discovering a card by a dream star.
    DREAM_DISCOVERY = "AS-6.2";
    /// Auptolemy doesn't use abilities.
    NO_ABILITIES = "AS-7.1";
    /// When Auptolemy rests.
    ITS_REST = "AS-7.2";
    /// The automatic loss.
    AUTOMATIC_LOSS = "AS-7.3";
    /// The die and the focus.
    DIE = "AS-7.4";
    /// Which displayed card Auptolemy marks.
    FOCUS = "AS-7.5";
    /// How many stars Auptolemy may mark.
    ITS_STARS = "AS-7.6";
    /// Auptolemy's first star.
    ITS_FIRST_STAR = "AS-7.7";
    /// Auptolemy's path.
    ITS_PATH = "AS-7.8";
    /// When Auptolemy spends telescopes.
    ITS_TELESCOPES = "AS-7.9";
    /// Auptolemy's clean-up.
    CLEAN_UP = "AS-7.10";
    /// Auptolemy's discoveries, and its boon.
    ITS_BOON = "AS-7.11";
    /// Auptolemy's dream star.
    ITS_DREAM = "AS-7.12";
    /// When the game ends.
    END = "AS-8.1";
    /// The person's points.
    YOUR_POINTS = "AS-8.2";
    /// Auptolemy's points.
    ITS_POINTS = "AS-8.3";
    /// Points for elements and sets.
    ELEMENTS = "AS-8.4";
    /// Which side wins.
    WINNER = "AS-8.5";
    /// Easier: large Water cards are removed from its deck.
    WATER_REMOVED = "AS-9.1";
    /// Easier: it begins without points.
    NO_POINTS = "AS-9.2";
    /// Easier: it never gets telescopes.
    NO_TELESCOPES = "AS-9.3";
    /// Easier: its deck's top card is face up.
    OPEN_DECK = "AS-9.4";
    /// Easier: its deck never runs out.
    RESHUFFLE = "AS-9.5";
    /// Easier: the person begins with ten stardust.
    MORE_STARDUST = "AS-9.6";
    /// Harder: it begins with twenty points.
    MORE_POINTS = "AS-9.7";
    /// Harder: a telescope for each discovery.
    MORE_TELESCOPES = "AS-9.8";
    /// Harder: it has a final-scoring card.
    ITS_FINAL_CARD = "AS-9.9";
    /// Harder: six stardust instead of five.
    SIX_STARDUST = "AS-9.10";
    /// Harder: its right card lies face down.
    HIDDEN_CARD = "AS-9.11";
    /// Harder: one more small card is removed from its deck.
    ONE_MORE_REMOVED = "AS-9.12";
    /// Which modifications can be combined.
    TOGETHER = "AS-9.13";
    /// Ability: stardust.
    ABILITY_STARDUST = "AS-10.1";
    /// Ability: a telescope.
    ABILITY_TELESCOPE = "AS-10.2";
    /// Ability: a larger pouch.
    ABILITY_POUCH = "AS-10.3";
    /// Ability: wisdom.
    ABILITY_WISDOM = "AS-10.4";
    /// Ability: marking a star at once.
    ABILITY_MARK = "AS-10.5";
    /// Ability: free first stars.
    ABILITY_FREE_FIRST = "AS-10.6";
    /// Ability: a jump.
    ABILITY_JUMP = "AS-10.7";
    /// Ability: a step of the sphere marker.
    ABILITY_SPHERE = "AS-10.8";
    /// Ability: reactivating another card.
    ABILITY_REACTIVATE = "AS-10.9";
    /// Ability: exchanging a displayed card.
    ABILITY_EXCHANGE = "AS-10.10";
    /// Ability: looking at the deck's top cards.
    ABILITY_PEEK = "AS-10.11";
    /// Ability: a rich Rest.
    ABILITY_RICH_REST = "AS-10.12";
    /// Boon: victory points.
    BOON_VP = "AS-11.1";
    /// Boon: stardust.
    BOON_STARDUST = "AS-11.2";
    /// Boon: a telescope.
    BOON_TELESCOPE = "AS-11.3";
    /// Boon: a larger pouch.
    BOON_POUCH = "AS-11.4";
    /// Boon: wisdom.
    BOON_WISDOM = "AS-11.5";
    /// Boon: reactivating a card.
    BOON_REACTIVATE = "AS-11.6";
}

/// The entries of the abilities, in the order of [`crate::Ability`].
pub(crate) const ABILITIES: [RuleId; 12] = [
    ABILITY_STARDUST,
    ABILITY_TELESCOPE,
    ABILITY_POUCH,
    ABILITY_WISDOM,
    ABILITY_MARK,
    ABILITY_FREE_FIRST,
    ABILITY_JUMP,
    ABILITY_SPHERE,
    ABILITY_REACTIVATE,
    ABILITY_EXCHANGE,
    ABILITY_PEEK,
    ABILITY_RICH_REST,
];
