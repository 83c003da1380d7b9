//! The lists of wordings that the judge asks.

use crate::wording::Wordings;
use std::sync::LazyLock;

macro_rules! lists {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)+) => {
        $($(#[$doc])*
        pub(crate) static $name: LazyLock<Wordings> =
            LazyLock::new(|| Wordings::of(include_str!(concat!("../wordings/", $file, ".txt"))));)+
    };
}

lists! {
    /// How many copies may be in a deck (91.2.2).
    COPY_LIMIT = "copy-limit";
    /// Which decks the card may be in (91.2.3).
    DECK_MAKE_UP = "deck-make-up";
    /// Where the card is banned (91.2.4).
    BAN = "ban";
    /// Words for a card's own figures.
    FIGURE = "figure";
    /// How a figure is computed, beside its name (91.2.5).
    COMPUTED = "computed";
    /// Words for a card's own cost.
    COST = "cost";
    /// How a cost is computed, beside its name (91.2.5).
    COST_COMPUTED = "cost-computed";
    /// Cheaper, dearer, for nothing, of the card itself (91.2.5).
    CHEAPER = "cheaper";
    /// What X is (91.2.5).
    X = "x";
    /// May be played.
    PLAYABLE = "playable";
    /// What ties a permission to a circumstance.
    RESTRICTED = "restricted";
    /// Conditions in other words (91.1.0).
    CONDITION = "condition";
    /// What is asked for the playing, though it may be a cost.
    EXTRA_COST = "extra-cost";
    /// Other guidance (91.2.0), with the word *this* or without a subject.
    GUIDANCE = "guidance";
    /// Remarks that guide whatever they are about (91.2.0).
    REMARK = "remark";
    /// Played from anywhere but the hand.
    PLAYED_FROM = "played-from";
    /// Use tied to a circumstance.
    USE = "use";
    /// What is done in a cost, with the card itself, where it isn't in play (91.4.1).
    ELSEWHERE_COST = "elsewhere-cost";
    /// What works out of play (91.4.1).
    ELSEWHERE = "elsewhere";
    /// The same where nothing is named.
    ELSEWHERE_UNSAID = "elsewhere-unsaid";
    /// Costs of abilities.
    PRICE = "price";
    /// Occasions of what is automatic.
    OCCASION = "occasion";
    /// What lasts.
    LASTING = "lasting";
    /// To the disadvantage of the card's player (91.3.1).
    HARM = "harm";
    /// The same, said of the card itself.
    HARM_TO_THIS = "harm-to-this";
    /// To the advantage of the card's player.
    GAIN = "gain";
    /// The same, said of the card itself.
    GAIN_TO_THIS = "gain-to-this";
    /// Harm that both players suffer.
    HARM_TO_BOTH = "harm-to-both";
    /// Players other than the one who reads the card.
    ANOTHER_PLAYER = "another-player";
    /// A drawback that somebody chooses (91.3.6).
    CHOSEN = "chosen";
    /// What goes on with the sentence before.
    GOES_ON = "goes-on";
    /// What begins a subordinate clause.
    SUBORDINATE = "subordinate";
    /// Hungarian words.
    HUNGARIAN = "hungarian";
    /// Words that no Hungarian text has many of.
    FOREIGN = "foreign";
}
