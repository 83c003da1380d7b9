//! What a record tells of its game, as a person reads and changes it: players, komi, result, date, event.
//!
//! A field that comes back as it was shown stays in the file as it stands there, whatever that is; what differs is
//! checked and written as the format has it: a komi of `6,5` as `KM[6.5]`, a result in words as `RE[W+R]`.

use super::facts::{self, in_language};
use super::wire::RecordDetails;
use super::{dates, result, result_words};
use cardgo::written_points;
use rulebook::Lang;
use sgf::{GameResult, Tree, halves_read, halves_written};

/// The longest of these, in letters.
const LONGEST: usize = 200;

/// The largest komi, in half points, either way: whoever gives more plays another game.
const MOST_KOMI: i16 = 199;

type Field = fn(&RecordDetails) -> &str;

/// The fields that are any text: the property, and the field.
const TEXTS: [(&str, Field); 5] = [
    ("PB", |details| &details.black),
    ("BR", |details| &details.black_rank),
    ("PW", |details| &details.white),
    ("WR", |details| &details.white_rank),
    ("EV", |details| &details.event),
];

/// What can't be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfit {
    /// A text is longer than the longest.
    Long,
    /// No number of points that could be a komi.
    Komi,
    /// No result that is understood.
    Result,
    /// No date that is understood, or a day that no calendar has.
    Date,
}

/// What a record tells.
pub(super) fn of(tree: &Tree, lang: Lang) -> RecordDetails {
    let text =
        |name: &str| tree.told(name).and_then(|raw| facts::shortened(&sgf::line(raw), LONGEST)).unwrap_or_default();
    let komi = tree.komi().map(|halves| in_language(written_points(halves), lang));
    let Ok(ended) = text("RE").parse();
    RecordDetails {
        black: text("PB"),
        black_rank: text("BR"),
        white: text("PW"),
        white_rank: text("WR"),
        komi: komi.unwrap_or_else(|| text("KM")),
        result: match ended {
            GameResult::Unknown => String::new(),
            GameResult::Other(text) if text.is_empty() => text,
            ended => match ended.meaning() {
                // As it stands, without the quotation marks of a sentence.
                GameResult::Other(text) => text,
                known => result::in_words(&known, lang),
            },
        },
        date: text("DT"),
        event: text("EV"),
    }
}

/// Tells what differs. Whether anything did.
///
/// # Errors
/// The first thing that can't be told; then nothing has changed.
pub(super) fn tell(tree: &mut Tree, told: &RecordDetails, lang: Lang) -> Result<bool, Unfit> {
    let before = of(tree, lang);
    let mut changes: Vec<(&str, String)> = Vec::new();
    for (name, field) in TEXTS {
        let text = differing(field(&before), field(told))?;
        changes.extend(text.map(|text| (name, text.to_owned())));
    }
    if let Some(said) = differing(&before.komi, &told.komi)? {
        let halves = if said.is_empty() { None } else { Some(komi(said).ok_or(Unfit::Komi)?) };
        changes.push(("KM", halves.map(|halves| halves_written(halves.into())).unwrap_or_default()));
        // Some files count their komi another way: it has to be read as it was meant.
        let mut tried = tree.clone();
        tell_all(&mut tried, &changes);
        if tried.komi() != halves {
            return Err(Unfit::Komi);
        }
    }
    if let Some(said) = differing(&before.result, &told.result)? {
        let ended = if said.is_empty() { None } else { Some(result_words::read(said).ok_or(Unfit::Result)?) };
        changes.push(("RE", ended.map(|ended| ended.to_string()).unwrap_or_default()));
    }
    if let Some(said) = differing(&before.date, &told.date)? {
        let date = if said.is_empty() { String::new() } else { dates::read(said).ok_or(Unfit::Date)? };
        changes.push(("DT", date));
    }
    Ok(tell_all(tree, &changes))
}

fn tell_all(tree: &mut Tree, changes: &[(&str, String)]) -> bool {
    changes.iter().fold(false, |changed, (name, text)| tree.tell(name, text) || changed)
}

/// A text without what is around it, where it isn't the one that was shown.
fn differing<'a>(before: &str, now: &'a str) -> Result<Option<&'a str>, Unfit> {
    let now = now.trim();
    match () {
        () if now == before => Ok(None),
        () if now.chars().count() > LONGEST => Err(Unfit::Long),
        () => Ok(Some(now)),
    }
}

/// A komi in half points, as people of either language write it.
fn komi(said: &str) -> Option<i16> {
    let plain = said.replace(',', ".").replace(['\u{2212}', '\u{2013}'], "-");
    halves_read(&plain).filter(|halves| (-MOST_KOMI..=MOST_KOMI).contains(halves))
}

impl Unfit {
    /// In a sentence, Hungarian and English.
    pub fn sentence(self) -> [String; 2] {
        match self {
            Unfit::Long => [
                format!("Ez túl hosszú: egy mezőbe legfeljebb {LONGEST} betű fér."),
                format!("This is too long; a field takes {LONGEST} letters at most."),
            ],
            Unfit::Komi => [
                "A komi egész vagy fél pont lehet, legfeljebb 99,5; például 6,5.".to_owned(),
                "Komi is a number of whole or half points, 99.5 at most; for example 6.5.".to_owned(),
            ],
            Unfit::Result => [
                "Ezt az eredményt nem értem. Írd például így: fekete nyert 3,5 ponttal; fehér feladta; döntetlen; W+R."
                    .to_owned(),
                "I can’t read this result. Write, for example: Black won by 3.5 points; White resigned; a tie; W+R."
                    .to_owned(),
            ],
            Unfit::Date => [
                "Ezt a dátumot nem értem. Írd például így: 2024-05-01; az év és a hónap, vagy csak az év is elég."
                    .to_owned(),
                "I can’t read this date. Write, for example: 2024-05-01; a year and a month, or a year alone, will do."
                    .to_owned(),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn tree(text: &str) -> Tree {
        sgf::parse_text(text).unwrap().swap_remove(0)
    }

    /// A record after a change of what it tells, on one line.
    fn told(text: &str, lang: Lang, change: impl FnOnce(&mut RecordDetails)) -> Result<String, Unfit> {
        let mut tree = tree(text);
        let mut details = of(&tree, lang);
        change(&mut details);
        tell(&mut tree, &details, lang)?;
        Ok(tree.to_string().replace('\n', ""))
    }

    #[test]
    fn a_record_tells_its_game_in_the_words_of_the_reader() {
        let game = tree("(;GM[1]SZ[9]PB[Szabó Éva]BR[3d]PW[Kis]KM[6.5]RE[W+2.5]DT[2024-05-01]EV[Kupa];B[ee])");
        let hungarian = of(&game, Lang::Hu);
        assert_eq!(
            [hungarian.black.as_str(), &hungarian.black_rank, &hungarian.white, &hungarian.white_rank],
            ["Szabó Éva", "3d", "Kis", ""]
        );
        assert_eq!([hungarian.komi.as_str(), &hungarian.result], ["6,5", "fehér nyert 2,5\u{a0}ponttal"]);
        assert_eq!([hungarian.date.as_str(), &hungarian.event], ["2024-05-01", "Kupa"]);
        let english = of(&game, Lang::En);
        assert_eq!([english.komi.as_str(), &english.result], ["6.5", "White won by 2.5\u{a0}points"]);
        assert_eq!(of(&tree("(;GM[1];B[ee])"), Lang::Hu), RecordDetails::default());
    }

    #[test]
    fn what_comes_back_as_it_was_shown_stays_as_it_stands() {
        let odd = "(;GM[1]SZ[9]PB[ Anna\\\nNagy]KM[650]RE[White wins by resignation]DT[Broadcast 1 May];B[ee])";
        for lang in [Lang::Hu, Lang::En] {
            let kept = told(odd, lang, |_| ()).unwrap();
            assert_eq!(kept, tree(odd).to_string().replace('\n', ""));
            let renamed = told(odd, lang, |details| details.white = "Kis".to_owned()).unwrap();
            assert!(renamed.contains("KM[650]RE[White wins by resignation]DT[Broadcast 1 May]PW[Kis]"), "{renamed}");
        }
    }

    #[test]
    fn what_differs_is_written_as_the_format_has_it() {
        let game = "(;GM[1]SZ[9]PB[Anna];B[ee])";
        let changed = told(game, Lang::Hu, |details| {
            details.black = String::new();
            details.white = " Kis  Éva ".to_owned();
            details.white_rank = "2k".to_owned();
            details.komi = "6,5".to_owned();
            details.result = "fekete feladta".to_owned();
            details.date = "2024. május 1.".to_owned();
            details.event = "Kupa [döntő]".to_owned();
        });
        assert_eq!(
            changed.unwrap(),
            "(;GM[1]SZ[9]PW[Kis Éva]WR[2k]EV[Kupa [döntő\\]]KM[6.5]RE[W+R]DT[2024-05-01];B[ee])"
        );
        let cleared =
            told("(;KM[6.5]RE[W+R]DT[2024]EV[x];B[ee])", Lang::En, |details| *details = RecordDetails::default());
        assert_eq!(cleared.unwrap(), "(;;B[ee])");
    }

    #[test]
    fn what_cannot_be_told_is_refused_and_nothing_changes() {
        let game = "(;GM[1]SZ[9];B[ee])";
        for komi in ["sok", "6,75", "100", "-100", "1e1", "6.5.5"] {
            assert_eq!(told(game, Lang::Hu, |details| details.komi = komi.to_owned()), Err(Unfit::Komi), "{komi}");
        }
        for komi in ["0", "-3,5", "99.5", "\u{2212}0,5"] {
            assert!(told(game, Lang::Hu, |details| details.komi = komi.to_owned()).is_ok(), "{komi}");
        }
        assert_eq!(told(game, Lang::Hu, |details| details.result = "jó volt".to_owned()), Err(Unfit::Result));
        assert_eq!(told(game, Lang::Hu, |details| details.date = "tegnap".to_owned()), Err(Unfit::Date));
        assert_eq!(told(game, Lang::Hu, |details| details.event = "x".repeat(LONGEST + 1)), Err(Unfit::Long));
        // Half a point a server's file would take for hundredths: 50 with handicap stones.
        assert_eq!(told("(;SZ[19]HA[2];W[ee])", Lang::Hu, |details| details.komi = "50".to_owned()), Err(Unfit::Komi));
        let mut kept = tree(game);
        let told = RecordDetails { black: "Anna".to_owned(), komi: "sok".to_owned(), ..RecordDetails::default() };
        assert_eq!(tell(&mut kept, &told, Lang::Hu), Err(Unfit::Komi));
        assert_eq!(kept, tree(game));
    }
}
