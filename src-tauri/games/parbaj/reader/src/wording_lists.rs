//! The lists of wordings used by the judge.

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
    /// The number of copies allowed in a deck (91.2.2).
    COPY_LIMIT = "copy-limit";
    /// Perhaps about copies in a deck, or about copies in play.
    COPY_LIMIT_PERHAPS = "copy-limit-perhaps";
    /// The decks the card may be in (91.2.3).
    DECK_MAKE_UP = "deck-make-up";
    /// A ban of the card (91.2.4).
    BAN = "ban";
    /// Words for a card's own figures.
    FIGURE = "figure";
    /// How a figure is computed, next to its name (91.2.5).
    COMPUTED = "computed";
    /// Words for a card's own cost.
    COST = "cost";
    /// How a cost is computed, next to its name (91.2.5).
    COST_COMPUTED = "cost-computed";
    /// Cheaper, dearer or free, about the card itself (91.2.5).
    CHEAPER = "cheaper";
    /// Something else lowers or raises a cost (91.2.5).
    COST_MOVED = "cost-moved";
    /// The definition of X (91.2.5).
    X = "x";
    /// The card may be played.
    PLAYABLE = "may-be-played";
    /// Where the card may be put.
    PLACED = "placed";
    /// A player plays another card.
    PLAYING_OTHER = "playing-other";
    /// A card found before may be played.
    THAT_PLAYED = "that-played";
    /// The card may come into play; a condition if restricted.
    BROUGHT = "brought";
    /// Restricts a permission to a circumstance.
    RESTRICTED = "restricted";
    /// Conditions in other words (91.1.0).
    CONDITION = "condition-in-other-words";
    /// A requirement for playing that may also be a cost.
    EXTRA_COST = "extra-cost";
    /// About playing the card, but in no known wording.
    FOR_PLAYING = "for-playing";
    /// A circumstance without a verb.
    ONLY = "only";
    /// Resembles an explanation.
    PERHAPS_EXPLAINED = "perhaps-explained";
    /// Other guidance (91.2.0), with the word *this* or without a subject.
    GUIDANCE = "guidance";
    /// How the card enters play.
    ENTERS = "enters";
    /// Remarks that are guidance whatever they are about (91.2.0).
    REMARK = "remark";
    /// The card is played from a zone other than the hand.
    PLAYED_FROM = "played-from";
    /// The use is restricted to a circumstance.
    USE = "use";
    /// The use is allowed in a circumstance, but not only then.
    USE_PERHAPS = "use-perhaps";
    /// Parts of a cost that concern the card itself outside play (91.4.1).
    ELSEWHERE_COST = "elsewhere-cost";
    /// Abilities that work outside play (91.4.1).
    ELSEWHERE = "elsewhere";
    /// The same without naming the card.
    ELSEWHERE_UNSAID = "elsewhere-unsaid";
    /// Costs of abilities.
    PRICE = "price";
    /// Occasions of automatic abilities.
    OCCASION = "occasion";
    /// Static abilities.
    LASTING = "lasting";
    /// Bad for the card's player (91.3.1).
    HARM = "harm";
    /// Bad for the card's player, said of the card itself.
    HARM_TO_THIS = "harm-to-this";
    /// Bad for the card's player, said of the card itself or of a player.
    HARM_TO_ONE = "harm-to-one";
    /// Bad for the master of a card that stays in play.
    HARM_TO_MASTER = "harm-to-master";
    /// Perhaps bad for the card's player.
    HARM_PERHAPS = "harm-perhaps";
    /// Bad for the subject of the clause before.
    HARM_TO_THEM = "harm-to-them";
    /// Perhaps bad for the card's player, said of the card itself.
    HARM_TO_THIS_PERHAPS = "harm-to-this-perhaps";
    /// A permanent dies.
    DYING = "dying";
    /// Good for the card's player.
    GAIN = "gain";
    /// Good for the card's player, said of the card itself.
    GAIN_TO_THIS = "gain-to-this";
    /// Bad for both players.
    HARM_TO_BOTH = "harm-to-both";
    /// Bad for the permanents of both players.
    HARM_TO_ALL = "harm-to-all";
    /// Marks a contrast to the clause before.
    CONTRAST = "contrast";
    /// Players other than the card's player.
    ANOTHER_PLAYER = "another-player";
    /// A drawback that a player chooses (91.3.6).
    CHOSEN = "chosen";
    /// Continues the sentence before.
    GOES_ON = "goes-on";
    /// Continues the text before a semicolon.
    JOINED = "joined";
    /// An effect of the card, after the end of a labelled text.
    EFFECT = "effect";
    /// The beginning of a subordinate clause.
    SUBORDINATE = "subordinate";
    /// Hungarian words.
    HUNGARIAN = "hungarian";
    /// Words of the game, some of which every card text has.
    GAME = "game";
    /// The damage of the card's strike (91.2.5).
    STRIKES = "strikes";
    /// Words that are frequent in other languages only.
    FOREIGN = "foreign";
}
