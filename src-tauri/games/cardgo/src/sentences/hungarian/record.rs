//! The sentences about records in Hungarian.

use super::Hungarian;
use crate::record::brief;
use crate::record::details::{LONGEST, Unfit};
use crate::record::editor_protocol::Judged;
use crate::record::facts::GameFact;
use crate::record::own::DealFault;
use crate::sentences::half_points;
use crate::sentences::language::Sentences;
use crate::sentences::record_language::{RecordSentences, ResultWords};
use cardgo::Colour;
use sgf::{GameResult, WinReason};

impl RecordSentences for Hungarian {
    fn colour_name(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Black => "Fekete",
            Colour::White => "Fehér",
        }
    }

    fn player(&self) -> &'static str {
        "Játékos"
    }

    fn card_rules(&self) -> &'static str {
        "Kártyás go"
    }

    fn result(&self, result: &GameResult) -> String {
        match result {
            GameResult::Win(colour, how) => win(*colour, *how),
            GameResult::Draw => self.draw().to_owned(),
            GameResult::Void => "eredmény nélkül ért véget".to_owned(),
            GameResult::Unknown => "nem ismert".to_owned(),
            GameResult::Other(text) => format!("„{}”", brief(text).unwrap_or_default()),
        }
    }

    fn file_without_result(&self) -> &'static str {
        "A fájl szerint a játszma eredmény nélkül ért véget."
    }

    fn file_result(&self, result: &str) -> String {
        format!("A fájl szerint az eredmény: {result}.")
    }

    fn result_words(&self) -> ResultWords {
        ResultWords {
            colours: [(Colour::Black, "fekete"), (Colour::White, "fehér")],
            draws: &["döntetlen", "egyenlő"],
            voids: &["eredmény nélkül ért véget", "eredmény nélkül", "nincs eredmény", "félbeszakadt", "félbemaradt"],
            unknowns: &["nem ismert", "ismeretlen"],
            wins: &["nyer", "győz"],
            loses: &["veszt", "kikap"],
            resigns: &["felad"],
            times: &["időből", "idő"],
            forfeits: &["játék", "játszma"],
            joins: &[" és ", ", mert "],
            points: &["pont"],
            half: &["fél"],
        }
    }

    fn months(&self) -> [&'static str; 12] {
        ["jan", "feb", "már", "ápr", "máj", "jún", "júl", "aug", "sze", "okt", "nov", "dec"]
    }

    fn unfit(&self, unfit: Unfit) -> String {
        match unfit {
            Unfit::Long => format!("Ez túl hosszú: egy mezőbe legfeljebb {LONGEST} karakter fér."),
            Unfit::Komi => "A komi egész vagy fél pont lehet, legfeljebb 99,5; például 6,5.".to_owned(),
            Unfit::Result => {
                "Ezt az eredményt nem értem. Írd például így: fekete nyert 3,5 ponttal; fehér feladta; döntetlen; W+R."
                    .to_owned()
            }
            Unfit::Date => {
                "Ezt a dátumot nem értem. Írd például így: 2024-05-01; az év és a hónap, vagy csak az év is elég."
                    .to_owned()
            }
        }
    }

    fn fact_label(&self, fact: GameFact) -> &'static str {
        match fact {
            GameFact::Title => "Cím",
            GameFact::Event => "Esemény",
            GameFact::Round => "Forduló",
            GameFact::Place => "Hely",
            GameFact::Date => "Dátum",
            GameFact::BlackRank => "Fekete fokozata",
            GameFact::WhiteRank => "Fehér fokozata",
            GameFact::BlackTeam => "Fekete csapata",
            GameFact::WhiteTeam => "Fehér csapata",
            GameFact::Handicap => "Előny",
            GameFact::Komi => "Komi",
            GameFact::Rules => "Szabályok",
            GameFact::Result => "Eredmény",
            GameFact::MainTime => "Gondolkodási idő",
            GameFact::Overtime => "Ráadásidő",
            GameFact::Opening => "Megnyitás",
            GameFact::Annotator => "Elemezte",
            GameFact::Recorder => "Lejegyezte",
            GameFact::Source => "Forrás",
            GameFact::Copyright => "Jogok",
            GameFact::Program => "Program",
            GameFact::Remark => "Megjegyzés",
        }
    }

    fn judgement(&self, judged: Judged, very: bool) -> &'static str {
        match (judged, very) {
            (Judged::Good, false) => "jó lépés",
            (Judged::Good, true) => "nagyon jó lépés",
            (Judged::Bad, false) => "rossz lépés",
            (Judged::Bad, true) => "nagyon rossz lépés",
            (Judged::Doubtful, _) => "kétes lépés",
            (Judged::Interesting, _) => "érdekes lépés",
            (Judged::GoodForBlack, false) => "Feketének jó",
            (Judged::GoodForBlack, true) => "Feketének nagyon jó",
            (Judged::GoodForWhite, false) => "Fehérnek jó",
            (Judged::GoodForWhite, true) => "Fehérnek nagyon jó",
            (Judged::Even, _) => "kiegyenlített állás",
            (Judged::Unclear, _) => "tisztázatlan állás",
            (Judged::Hotspot, false) => "fontos pillanat",
            (Judged::Hotspot, true) => "nagyon fontos pillanat",
        }
    }

    fn time_for_moves(&self, left: &str, moves: u32) -> String {
        format!("{left}, {moves} lépésre")
    }

    fn worth_to_black(&self, points: &str) -> String {
        format!("értéke feketének: {points}")
    }

    fn left_out(&self, number: usize, why: &str) -> String {
        format!("A fájl {number}. játszmája kimaradt. {why}")
    }

    fn too_many_moves(&self) -> &'static str {
        "Ez a játszma túl hosszú, legfeljebb 1000 lépés lehet."
    }

    fn position_not_playable(&self) -> &'static str {
        "Ezt az állást a mi szabályaink szerint nem lehet folytatni, ezért nem elemezhető."
    }

    fn several_games(&self) -> &'static str {
        "Ebben több játszma is van: nyisd meg fájlból, és válassz közülük."
    }

    fn more_games(&self, games: usize) -> String {
        format!("Ebben a fájlban több játszma is van (még {games}): az asztalra az első kerül.")
    }

    fn begins_after(&self, moves: usize) -> String {
        format!(
            "A játszma közben átrendezték a táblát (eddigi lépések: {moves}): az asztal ettől az állástól indul. \
             Ami előtte volt, a fájlban megmarad."
        )
    }

    fn ends_after(&self, moves: usize) -> String {
        format!(
            "A mi szabályaink szerint ennek a játszmának {moves} lépés után vége. Ami utána van, a fájlban \
             megmarad."
        )
    }

    fn cards_lost(&self) -> &'static str {
        "A fájlban lapok is vannak, de nem lehetett őket újra lejátszani: csak a kövek kerülnek a táblára."
    }

    fn unusable_deal(&self, fault: &DealFault) -> String {
        match fault {
            DealFault::Newer => "Ezt a játszmát az Asztaltárs újabb változatában, más szabályokkal játszották. \
                Frissítsd az Asztaltársat, és próbáld újra."
                .to_owned(),
            DealFault::Level(level) => format!(
                "Ebben a játszmában „{}” szintű bot ült, és ilyet itt nem ismerünk. Ha az Asztaltárs egy újabb \
                 változata írta, frissítsd az Asztaltársat.",
                brief(level).unwrap_or_default()
            ),
        }
    }

    fn beginning_stays(&self) -> &'static str {
        "A kezdőállást nem lehet törölni."
    }

    fn is_main_line(&self) -> &'static str {
        "Ez már a fő változat."
    }

    fn no_missing_stones(&self) -> &'static str {
        "Ebben a játszmában nincs előnykő, amelyet a szokásos pontokra fel kellene rakni."
    }

    fn record_too_large(&self) -> &'static str {
        "Ez már nem fér a játszmába: túl nagy lenne ahhoz, hogy újra meg lehessen nyitni."
    }
}

fn win(winner: Colour, how: WinReason) -> String {
    let [won, lost] = match winner {
        Colour::Black => ["fekete", "fehér"],
        Colour::White => ["fehér", "fekete"],
    };
    match how {
        WinReason::Points(halves) => format!("{won} nyert {}\u{a0}ponttal", half_points(halves, ',')),
        WinReason::Resignation => format!("{won} nyert, {lost} feladta"),
        WinReason::Time => format!("{won} nyert, {lost} kifutott az időből"),
        WinReason::Forfeit => format!("{won} nyert játék nélkül"),
        WinReason::Somehow => format!("{won} nyert"),
    }
}
