//! The details of a record as a person reads and edits them: players, komi, result, date, event.
//!
//! A field that comes back unchanged keeps its text in the file, whatever it is; a changed field is checked and written
//! in the format's form: a komi of `6,5` as `KM[6.5]`, a result in words as `RE[W+R]`.

use super::editor_protocol::RecordDetails;
use super::facts::{self, in_language};
use super::{dates, result, result_words};
use cardgo::written_points;
use rulebook::Lang;
use sgf::{GameResult, Tree, halves_read, halves_written};

/// The maximum length of a text field, in letters.
pub(crate) const LONGEST: usize = 200;

/// The largest komi in half points, in either direction.
const MOST_KOMI: i16 = 199;

type Field = fn(&RecordDetails) -> &str;

/// The free text fields, with their properties.
const TEXTS: [(&str, Field); 5] = [
    ("PB", |details| &details.black),
    ("BR", |details| &details.black_rank),
    ("PW", |details| &details.white),
    ("WR", |details| &details.white_rank),
    ("EV", |details| &details.event),
];

/// Why a field is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// The text is too long.
    Long,
    /// The komi isn't a number of points within the limits.
    Komi,
    /// The result isn't understood.
    Result,
    /// The date isn't understood, or doesn't exist in the calendar.
    Date,
}

/// Returns the details of a record.
pub(super) fn of(tree: &Tree, lang: Lang) -> RecordDetails {
    let text =
        |name: &str| tree.told(name).and_then(|raw| facts::shortened(&sgf::line(raw), LONGEST)).unwrap_or_default();
    let komi = tree.komi().map(|halves| in_language(&written_points(halves), lang));
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
                // Shown without the quotation marks that a sentence would add.
                GameResult::Other(text) => text,
                known => result::in_words(&known, lang),
            },
        },
        date: text("DT"),
        event: text("EV"),
    }
}

/// Writes the changed fields; returns whether there were any.
///
/// # Errors
/// The first field that is refused; the tree is then unchanged.
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
        // Some files count their komi differently, so the written value must read back as the same komi.
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

/// Returns the trimmed text if it differs from the one shown.
fn differing<'a>(before: &str, now: &'a str) -> Result<Option<&'a str>, Unfit> {
    let now = now.trim();
    match () {
        () if now == before => Ok(None),
        () if now.chars().count() > LONGEST => Err(Unfit::Long),
        () => Ok(Some(now)),
    }
}

/// Parses a komi in half points, in the notation of either language.
fn komi(said: &str) -> Option<i16> {
    let plain = said.replace(',', ".").replace(['\u{2212}', '\u{2013}'], "-");
    halves_read(&plain).filter(|halves| (-MOST_KOMI..=MOST_KOMI).contains(halves))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn tree(text: &str) -> Tree {
        sgf::parse_text(text).unwrap().swap_remove(0)
    }

    /// Edits the details of a record and returns its text on one line.
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
        // In a server's file with handicap stones, 50 would be read as hundredths, half a point.
        assert_eq!(told("(;SZ[19]HA[2];W[ee])", Lang::Hu, |details| details.komi = "50".to_owned()), Err(Unfit::Komi));
        let mut kept = tree(game);
        let told = RecordDetails { black: "Anna".to_owned(), komi: "sok".to_owned(), ..RecordDetails::default() };
        assert_eq!(tell(&mut kept, &told, Lang::Hu), Err(Unfit::Komi));
        assert_eq!(kept, tree(game));
    }
}
