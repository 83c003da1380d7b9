//! What cards speak of: types, permanents, players.

use crate::{is_any_permanent, is_any_spell};
use parbaj_cards::{CardType, Counted, CounterKind, Filter, Side, Station, TargetSpec, TypeSet};
use rulebook::hungarian::{dative, delative, sublative};

/// A noun in the cases that cards need.
#[derive(Clone, Debug)]
pub(super) struct Noun {
    pub(super) nominative: String,
    pub(super) accusative: String,
    /// -nak, -nek.
    pub(super) dative: String,
    /// -ra, -re.
    pub(super) sublative: String,
    /// -ról, -ről.
    pub(super) delative: String,
}

impl Noun {
    fn new(nominative: &str, accusative: String) -> Noun {
        Noun {
            nominative: nominative.to_owned(),
            accusative,
            dative: dative(nominative),
            sublative: sublative(nominative),
            delative: delative(nominative),
        }
    }

    /// With something before it, which stays as it is.
    pub(super) fn after(self, before: &str) -> Noun {
        let put = |form: String| format!("{before} {form}");
        Noun {
            nominative: put(self.nominative),
            accusative: put(self.accusative),
            dative: put(self.dative),
            sublative: put(self.sublative),
            delative: put(self.delative),
        }
    }

    fn listed(self, other: Noun, between: &str) -> Noun {
        let join = |one: String, next: String| format!("{one}{between} {next}");
        Noun {
            nominative: join(self.nominative, other.nominative),
            accusative: join(self.accusative, other.accusative),
            dative: join(self.dative, other.dative),
            sublative: join(self.sublative, other.sublative),
            delative: join(self.delative, other.delative),
        }
    }
}

/// Whose something is, seen from the reader of the card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owned {
    /// `lény`
    Nobodys,
    /// `lényed`
    Yours,
    /// `lénye`
    Theirs,
}

impl From<Side> for Owned {
    fn from(side: Side) -> Owned {
        match side {
            Side::Any => Owned::Nobodys,
            Side::Yours => Owned::Yours,
            Side::Theirs => Owned::Theirs,
        }
    }
}

/// A word with its endings: bare, object, "your", "your" as object, "their".
struct Word(&'static str, &'static str, &'static str, &'static str, &'static str);

const CREATURE: Word = Word("lény", "lényt", "lényed", "lényedet", "lénye");
const BUILDING: Word = Word("építmény", "építményt", "építményed", "építményedet", "építménye");
const ITEM: Word = Word("tárgy", "tárgyat", "tárgyad", "tárgyadat", "tárgya");
const ENCHANTMENT: Word = Word("bűbáj", "bűbájt", "bűbájod", "bűbájodat", "bűbája");
const SPELL: Word = Word("varázslat", "varázslatot", "varázslatod", "varázslatodat", "varázslata");
const PERMANENT: Word = Word("permanens", "permanenst", "permanensed", "permanensedet", "permanense");
const CARD: Word = Word("lap", "lapot", "lapod", "lapodat", "lapja");
const TOKEN: Word = Word("jelző", "jelzőt", "jelződ", "jelződet", "jelzője");

impl Word {
    fn noun(&self, owned: Owned) -> Noun {
        match owned {
            Owned::Nobodys => Noun::new(self.0, self.1.to_owned()),
            Owned::Yours => Noun::new(self.2, self.3.to_owned()),
            Owned::Theirs => Noun::new(self.4, rulebook::hungarian::accusative(self.4)),
        }
    }
}

fn of_type(it: CardType, owned: Owned) -> Noun {
    match it {
        CardType::Creature => CREATURE.noun(owned),
        CardType::Building => BUILDING.noun(owned),
        CardType::Item => ITEM.noun(owned),
        CardType::Enchantment => ENCHANTMENT.noun(owned),
        CardType::Instant => SPELL.noun(owned).after("azonnali"),
        CardType::General => SPELL.noun(owned).after("általános"),
    }
}

/// Cards of some types: `lény vagy építmény`.
pub(super) fn of_types(types: TypeSet, owned: Owned, between: &str) -> Noun {
    if is_any_spell(types) {
        return SPELL.noun(owned);
    }
    if types == TypeSet::ALL {
        return CARD.noun(owned);
    }
    let mut all: Vec<Noun> = types.iter().map(|it| of_type(it, owned)).collect();
    let Some(last) = all.pop() else { return CARD.noun(owned) };
    match all.into_iter().reduce(|so_far, next| so_far.listed(next, ",")) {
        Some(before) => before.listed(last, &format!(" {between}")),
        None => last,
    }
}

/// What a filter means, whoever has it: `legfeljebb 3 VP-s lényed`.
pub(super) fn filtered(filter: &Filter, owned: Owned, between: &str) -> Noun {
    let noun = match filter.token {
        Some(true) if is_any_permanent(filter.types) => TOKEN.noun(owned).after("önálló"),
        Some(true) => TOKEN.noun(owned).after(&of_types(filter.types, Owned::Nobodys, "vagy").nominative),
        Some(false) | None if is_any_permanent(filter.types) => PERMANENT.noun(owned),
        Some(false) | None => of_types(filter.types, owned, between),
    };
    let mut before = Vec::new();
    if filter.token == Some(false) {
        before.push("nem jelző".to_owned());
    }
    match filter.station {
        Some(Station::Guard) => before.push("őrposzton álló".to_owned()),
        Some(Station::Reserve) => before.push("tartalékban lévő".to_owned()),
        None => {}
    }
    match filter.active {
        Some(true) => before.push("aktív".to_owned()),
        Some(false) => before.push("passzív".to_owned()),
        None => {}
    }
    if let Some(most) = filter.cost_at_most {
        before.push(format!("legfeljebb {most} VP-s"));
    }
    if let Some(most) = filter.damage_at_most {
        before.push(format!("legfeljebb {most} sebzésű"));
    }
    if let Some(most) = filter.life_at_most {
        before.push(format!("legfeljebb {most} maradék Ép-s"));
    }
    if before.is_empty() { noun } else { noun.after(&before.join(" ")) }
}

/// All that a filter means: `minden lényed`, `a többi lényed`, `az ellenfeled minden lénye`.
pub(super) fn each(filter: &Filter) -> Noun {
    let noun = filtered(filter, filter.side.into(), "és");
    match (filter.side, filter.others) {
        (Side::Yours | Side::Any, true) => noun.after("a többi"),
        (Side::Yours | Side::Any, false) => noun.after("minden"),
        (Side::Theirs, true) => noun.after("az ellenfeled többi"),
        (Side::Theirs, false) => noun.after("az ellenfeled minden"),
    }
}

/// Some one thing that a filter means: `egy lényed`, `az ellenfeled egy lénye`, `egy másik lényed`.
pub(super) fn one(filter: &Filter, word: &str) -> Noun {
    let noun = filtered(filter, filter.side.into(), "vagy");
    if filter.side == Side::Theirs { noun.after(&format!("az ellenfeled {word}")) } else { noun.after(word) }
}

/// A target as it is first named: `egy célpont lényed`, `egy célpont játékos vagy lény`.
pub(super) fn target(spec: &TargetSpec) -> Noun {
    let player = || Noun::new("játékos", "játékost".to_owned());
    match spec {
        TargetSpec::Permanent(filter) => one(filter, if filter.others { "egy másik célpont" } else { "egy célpont" }),
        TargetSpec::Player => player().after("egy célpont"),
        TargetSpec::PlayerOrCreature(filter) => {
            player().listed(filtered(filter, filter.side.into(), "vagy"), " vagy").after("egy célpont")
        }
        TargetSpec::Discarded { side, types } => {
            let pile = match side {
                Side::Yours => "a gyűjtőd egy célpont",
                Side::Theirs => "az ellenfeled gyűjtőjének egy célpont",
                Side::Any => "bármelyik gyűjtő egy célpont",
            };
            let owned = Owned::Theirs;
            if TypeSet::ALL == *types {
                CARD.noun(owned).after(pile)
            } else {
                of_types(*types, owned, "vagy").after(pile)
            }
        }
    }
}

/// A permanent that was spoken of: `az`.
pub(super) fn that() -> Noun {
    Noun {
        nominative: "az".to_owned(),
        accusative: "azt".to_owned(),
        dative: "annak".to_owned(),
        sublative: "arra".to_owned(),
        delative: "arról".to_owned(),
    }
}

/// The card itself: `ez a lény`.
pub(super) fn this(it: CardType) -> Noun {
    let with = |this: &str, noun: String| format!("{this} {} {noun}", rulebook::hungarian::article(&noun));
    let noun = of_type(it, Owned::Nobodys);
    Noun {
        nominative: with("ez", noun.nominative),
        accusative: with("ezt", noun.accusative),
        dative: with("ennek", noun.dative),
        sublative: with("erre", noun.sublative),
        delative: with("erről", noun.delative),
    }
}

/// `az ellenfeled`
pub(super) fn opponent() -> Noun {
    Noun::new("az ellenfeled", "az ellenfeledet".to_owned())
}

/// `mindkét játékos`
pub(super) fn everybody() -> Noun {
    Noun::new("mindkét játékos", "mindkét játékost".to_owned())
}

/// `erősítő jelző`
pub(super) fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "erősítő jelző",
        CounterKind::Weakness => "gyengítő jelző",
        CounterKind::Poison => "méregjelző",
        CounterKind::TemporaryCost => "időleges költség jelző",
    }
}

/// What is counted, after "ahány": `lényed van`, `lap van a gyűjtődben`.
pub(super) fn how_many(counted: &Counted) -> String {
    match counted {
        Counted::Permanents(filter) => there_is(&filtered(filter, Owned::from(filter.side), "vagy").nominative, filter),
        Counted::Discard { side, types } => {
            let place = match side {
                Side::Yours => "a gyűjtődben",
                Side::Theirs => "az ellenfeled gyűjtőjében",
                Side::Any => "a két gyűjtőben összesen",
            };
            format!("{} van {place}", of_types(*types, Owned::Nobodys, "vagy").nominative)
        }
        Counted::Hand { side } => match side {
            Side::Yours => "lap van a kezedben".to_owned(),
            Side::Theirs => "lap van az ellenfeled kezében".to_owned(),
            Side::Any => "lap van a két kézben összesen".to_owned(),
        },
    }
}

/// `lényed van`, `lénye van az ellenfelednek`, `lény van játékban`.
fn there_is(noun: &str, filter: &Filter) -> String {
    match filter.side {
        Side::Yours => format!("{noun} van"),
        Side::Theirs => format!("{noun} van az ellenfelednek"),
        Side::Any => format!("{noun} van játékban"),
    }
}
