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
    /// What may be about copies in a deck, or in play.
    COPY_LIMIT_PERHAPS = "copy-limit-perhaps";
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
    /// Something else lowers or raises a cost (91.2.5).
    COST_MOVED = "cost-moved";
    /// What X is (91.2.5).
    X = "x";
    /// May be played.
    PLAYABLE = "playable";
    /// Where the card may be laid.
    PLACED = "placed";
    /// Somebody plays another card.
    PLAYING_OTHER = "playing-other";
    /// That may be played which was found before.
    THAT_PLAYED = "that-played";
    /// May come into play, which is a condition where it is restricted.
    BROUGHT = "brought";
    /// What ties a permission to a circumstance.
    RESTRICTED = "restricted";
    /// Conditions in other words (91.1.0).
    CONDITION = "condition";
    /// What is asked for the playing, though it may be a cost.
    EXTRA_COST = "extra-cost";
    /// What is said of the playing, in no wording known.
    FOR_PLAYING = "for-playing";
    /// A circumstance without a verb.
    ONLY = "only";
    /// What sounds like an explanation.
    PERHAPS_EXPLAINED = "perhaps-explained";
    /// Other guidance (91.2.0), with the word *this* or without a subject.
    GUIDANCE = "guidance";
    /// How the card enters play.
    ENTERS = "enters";
    /// Remarks that guide whatever they are about (91.2.0).
    REMARK = "remark";
    /// Played from anywhere but the hand.
    PLAYED_FROM = "played-from";
    /// Use tied to a circumstance.
    USE = "use";
    /// Use in a circumstance, but not only then.
    USE_PERHAPS = "use-perhaps";
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
    /// The same, said of the card itself or of a player.
    HARM_TO_ONE = "harm-to-one";
    /// The same, of a card that stays in play: to its master.
    HARM_TO_MASTER = "harm-to-master";
    /// What may be to the disadvantage of the card's player.
    HARM_PERHAPS = "harm-perhaps";
    /// To the disadvantage of what was spoken of before.
    HARM_TO_THEM = "harm-to-them";
    /// What may be to the disadvantage, said of the card itself.
    HARM_TO_THIS_PERHAPS = "harm-to-this-perhaps";
    /// What dies.
    DYING = "dying";
    /// To the advantage of the card's player.
    GAIN = "gain";
    /// The same, said of the card itself.
    GAIN_TO_THIS = "gain-to-this";
    /// Harm that both players suffer.
    HARM_TO_BOTH = "harm-to-both";
    /// Harm to the permanents of both players.
    HARM_TO_ALL = "harm-to-all";
    /// What sets a clause against the one before it.
    CONTRAST = "contrast";
    /// Players other than the one who reads the card.
    ANOTHER_PLAYER = "another-player";
    /// A drawback that somebody chooses (91.3.6).
    CHOSEN = "chosen";
    /// What goes on with the sentence before.
    GOES_ON = "goes-on";
    /// What goes on with what is before a semicolon.
    JOINED = "joined";
    /// What a card does, once what its label says is over.
    EFFECT = "effect";
    /// What begins a subordinate clause.
    SUBORDINATE = "subordinate";
    /// Hungarian words.
    HUNGARIAN = "hungarian";
    /// Words of the game, which a card text has some of.
    GAME = "game";
    /// How hard the card strikes (91.2.5).
    STRIKES = "strikes";
    /// Words that no Hungarian text has many of.
    FOREIGN = "foreign";
}
