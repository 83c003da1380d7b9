//! The parts of a text with their labels.

use super::condition::{bounds, condition};
use super::cost::cost;
use super::effect::{Person, Telling, figures};
use super::noun::{counted, each, in_number, of_types};
use super::occasion::{occasion, this};
use super::scope::scope;
use crate::Set;
use parbaj_cards::{
    Ability, Activated, Advantage, Amount, Automatic, Benefit, CardKind, CardType, Clause, Drawback, Effect,
    Explanation, Format, Place, PlayersChoice, Side, Spell, Static, Subject, TargetSpec, TypeSet, When,
};

pub(crate) fn clause(clause: &Clause, kind: &CardKind, set: Set<'_>) -> String {
    let box_of = Box { kind, set };
    let text = match clause {
        Clause::Condition(it) if it.labelled => format!("Playing condition: {}", condition(&it.condition)),
        Clause::Condition(it) => format!("play this only if {}", condition(&it.condition)),
        Clause::Explanation(it) => box_of.explanation(it),
        Clause::Drawback(it) => box_of.drawback(it),
        Clause::Ability(Ability::Static(it)) => box_of.holds(it),
        Clause::Ability(Ability::Automatic(it)) => box_of.automatic(it),
        Clause::Ability(Ability::Activated(it)) => box_of.activated(it),
        Clause::SpellEffect(Spell { targets, effects }) => box_of.tell(targets, effects),
    };
    format!("{}.", capital(&text))
}

fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// The text box of a card.
struct Box<'a> {
    kind: &'a CardKind,
    set: Set<'a>,
}

impl Box<'_> {
    fn telling<'a>(&'a self, targets: &'a [TargetSpec]) -> Telling<'a> {
        Telling {
            kind: self.kind,
            set: self.set,
            targets,
            person: Person::You,
            prevents: None,
            named: 0,
            of_another: false,
        }
    }

    fn tell(&self, targets: &[TargetSpec], effects: &[Effect]) -> String {
        self.telling(targets).effects(effects, None)
    }

    fn explanation(&self, it: &Explanation) -> String {
        match it {
            Explanation::CopyLimit { at_most: None } => "a deck may hold any number of this".to_owned(),
            Explanation::CopyLimit { at_most: Some(most) } => format!("a deck may hold at most {most} of this"),
            Explanation::DeckOnly { types, at_least, at_most } => {
                format!("only for decks with {} {}", bounds(*at_least, *at_most), of_types(*types, true, "or"))
            }
            Explanation::Banned { format: Format::Tournament } => "banned in tournaments".to_owned(),
            Explanation::Banned { format: Format::Open } => "banned in the open format".to_owned(),
            Explanation::CostsLess { by } => cheaper(by),
            Explanation::Figures { damage, life, when_played } => {
                self.computed(damage.as_ref(), life.as_ref(), *when_played)
            }
            Explanation::EntersActive => "comes into play active".to_owned(),
            Explanation::Advantage(advantage) => self.advantage(advantage),
            Explanation::Neutralisation(it) => format!("Neutralisation: [{}]", scope(it)),
            Explanation::CantBePrevented => "can in no way be prevented".to_owned(),
        }
    }

    fn computed(&self, damage: Option<&Amount>, life: Option<&Amount>, when_played: bool) -> String {
        let body = if self.kind.card_type == CardType::Building { "structure" } else { "life" };
        let figure = |amount: &Amount| match amount {
            Amount::Fixed(number) => number.to_string(),
            Amount::X => "X".to_owned(),
            Amount::Count(it) => format!("the number of {}", counted(it)),
        };
        let text = match (damage, life) {
            (Some(damage), Some(life)) if damage == life => format!("its damage and {body} are {}", figure(damage)),
            (Some(damage), Some(life)) => format!("its damage is {}; its {body} is {}", figure(damage), figure(life)),
            (Some(damage), None) => format!("its damage is {}", figure(damage)),
            (None, Some(life)) => format!("its {body} is {}", figure(life)),
            (None, None) => body.to_owned(),
        };
        if when_played { format!("{text}, counted when it is played") } else { text }
    }

    fn advantage(&self, advantage: &Advantage) -> String {
        let bound = |bound: Option<u8>| bound.map_or_else(String::new, |bound| bound.to_string());
        let benefit = match &advantage.benefit {
            Benefit::Figures { damage, life } => format!("gets {}", figures(*damage, *life)),
            Benefit::CostsLess { by } => cheaper(&Amount::Fixed(*by)),
            Benefit::EntersActive => "comes into play active".to_owned(),
            Benefit::Effects(effects) => self.tell(&effects.targets, &effects.effects),
        };
        format!("Advantage: {}–{}: {benefit}", bound(advantage.from), bound(advantage.to))
    }

    fn drawback(&self, it: &Drawback) -> String {
        match it {
            Drawback::Static { holds, unlabelled } => labelled(self.holds(holds), *unlabelled),
            Drawback::Automatic(automatic) => labelled(self.automatic(automatic), automatic.unlabelled),
            Drawback::OfSpell { effects, unlabelled } => labelled(self.tell(&[], effects), *unlabelled),
            Drawback::Chosen(choice) => format!("Drawback: {}", self.choice(choice)),
            Drawback::Bounty(bounty) => {
                let mut telling = Telling { person: Person::They, ..self.telling(&[]) };
                format!("Bounty: {}", telling.effects(&bounty.effects, None))
            }
            Drawback::TemporaryCost(it) => format!("Temporary cost, {}: {}", it.counters, cost(&it.cost)),
        }
    }

    fn choice(&self, choice: &PlayersChoice) -> String {
        let happens = self.tell(&[], &choice.effects);
        match choice.by {
            Side::Theirs => format!("if your opponent pays {}, {happens}", cost(&choice.cost)),
            Side::Yours | Side::Any => format!("if you pay {}, {happens}", cost(&choice.cost)),
        }
    }

    fn automatic(&self, automatic: &Automatic) -> String {
        // These occasions are about the card itself, so that it needn't be named again.
        let about = matches!(automatic.when, When::Attacks | When::HurtsPlayer).then_some(Subject::This);
        let happens = self.telling(&automatic.targets).effects(&automatic.effects, about);
        format!("{}{happens}", occasion(automatic, self.kind))
    }

    fn activated(&self, activated: &Activated) -> String {
        let mut telling = Telling { prevents: activated.prevents.as_ref(), ..self.telling(&activated.targets) };
        let happens = telling.effects(&activated.effects, None);
        let cost = cost(&activated.cost);
        let told = if cost.is_empty() { format!("free: {happens}") } else { format!("{cost}: {happens}") };
        match activated.works {
            Place::Play => told,
            Place::Hand => format!("from your hand: {told}"),
            Place::Discard => format!("from your discard pile: {told}"),
        }
    }

    fn holds(&self, holds: &Static) -> String {
        match holds {
            Static::Figures { of: None, damage, life } => format!("gets {}", figures(*damage, *life)),
            Static::Figures { of: Some(filter), damage, life } => {
                format!("{} gets {}", each(filter), figures(*damage, *life))
            }
            Static::Costs { side, types, more } => costs(*side, *types, *more),
            Static::CantAttack => "can’t attack".to_owned(),
            Static::CantGuard => "can’t stand at the guard post".to_owned(),
            Static::Silences { of } => format!("{} loses all abilities", each(of)),
            Static::CantBeDestroyed => "can in no way be destroyed".to_owned(),
            Static::CantBeTargeted => format!("your opponent can’t choose {} as a target", this(self.kind.card_type)),
            Static::UpkeepVp { more } => format!("you get {more} VP more in your upkeep"),
        }
    }
}

fn labelled(text: String, unlabelled: bool) -> String {
    if unlabelled { text } else { format!("Drawback: {text}") }
}

fn cheaper(by: &Amount) -> String {
    match by {
        Amount::Fixed(by) => format!("costs {by} VP less"),
        Amount::X => "costs X VP less".to_owned(),
        Amount::Count(it) => format!("costs 1 VP less for each {}", in_number(it, false)),
    }
}

fn costs(side: Side, types: TypeSet, more: i8) -> String {
    let whose = match side {
        Side::Yours => "your ",
        Side::Theirs => "your opponent’s ",
        Side::Any => "all ",
    };
    let than = if more < 0 { "less" } else { "more" };
    format!("{whose}{} cost {} VP {than}", of_types(types, true, "and"), more.unsigned_abs())
}
