//! The parts of a text with their labels.

use super::condition::condition;
use super::cost::{as_object, cost};
use super::effect::{Person, Telling, figures, quantity};
use super::noun::{each, of_types, this};
use super::occasion::occasion;
use super::scope::scope;
use crate::{Set, is_any_spell};
use parbaj_cards::{
    Ability, Activated, Advantage, Amount, Automatic, Benefit, CardKind, CardType, Clause, Drawback, Effect,
    Explanation, Format, Place, PlayersChoice, PlayingCondition, Side, Spell, Static, Subject, TargetSpec, When,
};
use rulebook::hungarian::capital;

pub(crate) fn clause(clause: &Clause, kind: &CardKind, set: Set<'_>) -> String {
    let box_of = Box { kind, set };
    let text = match clause {
        Clause::Condition(it) => playing_condition(it, kind),
        Clause::Explanation(it) => box_of.explanation(it),
        Clause::Drawback(it) => box_of.drawback(it),
        Clause::Ability(Ability::Static(it)) => box_of.holds(it),
        Clause::Ability(Ability::Automatic(it)) => box_of.automatic(it),
        Clause::Ability(Ability::Activated(it)) => box_of.activated(it),
        Clause::SpellEffect(Spell { targets, effects }) => box_of.tell(targets, effects, None),
    };
    format!("{}.", capital(&text))
}

/// The text box of a card.
struct Box<'a> {
    kind: &'a CardKind,
    set: Set<'a>,
}

fn playing_condition(it: &PlayingCondition, kind: &CardKind) -> String {
    let _ = kind;
    let must = condition(&it.condition);
    if it.labelled {
        format!("Kijátszási feltétel: {must}")
    } else {
        format!("csak akkor játszhatod ki, ha {must}")
    }
}

impl Box<'_> {
    fn telling<'a>(&'a self, targets: &'a [TargetSpec]) -> Telling<'a> {
        Telling { kind: self.kind, set: self.set, targets, person: Person::You, prevents: None, named: 0 }
    }

    fn tell(&self, targets: &[TargetSpec], effects: &[Effect], before: Option<Subject>) -> String {
        self.telling(targets).effects(effects, before)
    }

    fn explanation(&self, it: &Explanation) -> String {
        match it {
            Explanation::CopyLimit { at_most: None } => "a pakliban akárhány példány lehet belőle".to_owned(),
            Explanation::CopyLimit { at_most: Some(most) } => {
                format!("a pakliban legfeljebb {most} példány lehet belőle")
            }
            Explanation::DeckOnly { types, at_least, at_most } => {
                let what = of_types(*types, super::noun::Owned::Nobodys, "vagy").nominative;
                let bounds = match (at_least, at_most) {
                    (Some(least), Some(most)) => format!("legalább {least}, de legfeljebb {most}"),
                    (Some(least), None) => format!("legalább {least}"),
                    (None, Some(most)) => format!("legfeljebb {most}"),
                    (None, None) => "akárhány".to_owned(),
                };
                format!("csak olyan pakliban szerepelhet, amelyben {bounds} {what} van")
            }
            Explanation::Banned { format: Format::Tournament } => "versenyen tiltott".to_owned(),
            Explanation::Banned { format: Format::Open } => "nyílt formátumban tiltott".to_owned(),
            Explanation::CostsLess { by } => cheaper(by),
            Explanation::Figures { damage, life, when_played } => {
                self.computed(damage.as_ref(), life.as_ref(), *when_played)
            }
            Explanation::EntersActive => "aktívan kerül játékba".to_owned(),
            Explanation::Advantage(advantage) => self.advantage(advantage),
            Explanation::Neutralisation(it) => format!("Semlegesítés: [{}]", scope(it)),
            Explanation::CantBePrevented => "semmiképpen nem lehet megakadályozni".to_owned(),
        }
    }

    fn computed(&self, damage: Option<&Amount>, life: Option<&Amount>, when_played: bool) -> String {
        let body = if self.kind.card_type == CardType::Building { "struktúrapontja" } else { "Ép-je" };
        let figure = |amount: &Amount| match quantity(amount) {
            (number, tail) if number == "egy" => format!("1{tail}"),
            (number, tail) => format!("{number}{tail}"),
        };
        let text = match (damage, life) {
            (Some(damage), Some(life)) if damage == life => format!("sebzése és {body} {}", figure(damage)),
            (Some(damage), Some(life)) => format!("sebzése {}; {body} {}", figure(damage), figure(life)),
            (Some(damage), None) => format!("sebzése {}", figure(damage)),
            (None, Some(life)) => format!("{body} {}", figure(life)),
            (None, None) => body.to_owned(),
        };
        if when_played { format!("{text}; a kijátszásakor kell megszámolni") } else { text }
    }

    fn advantage(&self, advantage: &Advantage) -> String {
        let bound = |bound: Option<u8>| bound.map_or_else(String::new, |bound| bound.to_string());
        let benefit = match &advantage.benefit {
            Benefit::Figures { damage, life } => format!("{} kap", figures(*damage, *life)),
            Benefit::CostsLess { by } => cheaper(&Amount::Fixed(*by)),
            Benefit::EntersActive => "aktívan kerül játékba".to_owned(),
            Benefit::Effects(effects) => self.tell(&effects.targets, &effects.effects, None),
        };
        format!("Előny: {}–{}: {benefit}", bound(advantage.from), bound(advantage.to))
    }

    fn drawback(&self, it: &Drawback) -> String {
        match it {
            Drawback::Static { holds, unlabelled } => labelled(self.holds(holds), *unlabelled),
            Drawback::Automatic(automatic) => labelled(self.automatic(automatic), automatic.unlabelled),
            Drawback::OfSpell { effects, unlabelled } => labelled(self.tell(&[], effects, None), *unlabelled),
            Drawback::Chosen(choice) => format!("Hátrány: {}", self.choice(choice)),
            Drawback::Bounty(bounty) => {
                let mut telling = Telling { person: Person::They, ..self.telling(&[]) };
                format!("Jutalom: {}", telling.effects(&bounty.effects, None))
            }
            Drawback::TemporaryCost(it) => format!("Időleges költség, {}: {}", it.counters, cost(&it.cost)),
        }
    }

    fn choice(&self, choice: &PlayersChoice) -> String {
        let happens = self.tell(&[], &choice.effects, None);
        match choice.by {
            Side::Theirs => format!("ha az ellenfeled fizet {}, {happens}", as_object(&choice.cost)),
            Side::Yours | Side::Any => format!("ha fizetsz {}, {happens}", as_object(&choice.cost)),
        }
    }

    fn automatic(&self, automatic: &Automatic) -> String {
        // These occasions are about the card itself, so that it needn't be named again.
        let about = match automatic.when {
            When::Attacks | When::HurtsPlayer | When::Played | When::ThisLeaves => Some(Subject::This),
            _ => None,
        };
        let happens = self.tell(&automatic.targets, &automatic.effects, about);
        format!("{}{happens}", occasion(automatic, self.kind))
    }

    fn activated(&self, activated: &Activated) -> String {
        let mut telling = Telling { prevents: activated.prevents.as_ref(), ..self.telling(&activated.targets) };
        let happens = telling.effects(&activated.effects, None);
        let cost = cost(&activated.cost);
        let told = if cost.is_empty() { format!("ingyen: {happens}") } else { format!("{cost}: {happens}") };
        match activated.works {
            Place::Play => told,
            Place::Hand => format!("a kezedből: {told}"),
            Place::Discard => format!("a gyűjtődből: {told}"),
        }
    }

    fn holds(&self, holds: &Static) -> String {
        match holds {
            Static::Figures { of: None, damage, life } => format!("{} kap", figures(*damage, *life)),
            Static::Figures { of: Some(filter), damage, life } => {
                format!("{} {} kap", each(filter).nominative, figures(*damage, *life))
            }
            Static::Costs { side, types, more } => costs(*side, *types, *more),
            Static::CantAttack => "nem támadhat".to_owned(),
            Static::CantGuard => "nem állhat az őrposztra".to_owned(),
            Static::Silences { of } => format!("{} elveszíti minden képességét", each(of).nominative),
            Static::CantBeDestroyed => "semmiképpen nem lehet elpusztítani".to_owned(),
            Static::CantBeTargeted => {
                format!("{} az ellenfeled nem választhatja célpontnak", this(self.kind.card_type).accusative)
            }
            Static::UpkeepVp { more } => format!("az előkészítődben {more} VP-vel többet kapsz"),
        }
    }
}

fn labelled(text: String, unlabelled: bool) -> String {
    if unlabelled { text } else { format!("Hátrány: {text}") }
}

fn cheaper(by: &Amount) -> String {
    match by {
        Amount::Fixed(by) => format!("{by} VP-vel kevesebbe kerül"),
        Amount::X => "X VP-vel kevesebbe kerül".to_owned(),
        Amount::Count(_) => {
            let (_, tail) = quantity(by);
            format!("annyi VP-vel kevesebbe kerül{tail}")
        }
    }
}

fn costs(side: Side, types: parbaj_cards::TypeSet, more: i8) -> String {
    let who = match side {
        Side::Yours => "neked",
        Side::Theirs => "az ellenfelednek",
        Side::Any => "mindkét játékosnak",
    };
    let what = if is_any_spell(types) {
        "varázslat".to_owned()
    } else {
        of_types(types, super::noun::Owned::Nobodys, "és").nominative
    };
    let than = if more < 0 { "kevesebbe" } else { "többe" };
    format!("{who} minden {what} {} VP-vel {than} kerül", more.unsigned_abs())
}
