//! Number words, read as digits so that "hét lap", "het lap" and "7 lap" are one query.

use super::words::fold;
use crate::lang::Lang;

/// "Egy" and "one" are missing on purpose: they are articles and pronouns more often than numbers.
const HUNGARIAN: &[(&str, &str)] = &[
    ("nulla", "0"),
    ("két", "2"),
    ("kettő", "2"),
    ("három", "3"),
    ("négy", "4"),
    ("öt", "5"),
    ("hat", "6"),
    ("hét", "7"),
    ("nyolc", "8"),
    ("kilenc", "9"),
    ("tíz", "10"),
    ("tizenegy", "11"),
    ("tizenkettő", "12"),
    ("tizenkét", "12"),
    ("tizenhárom", "13"),
    ("tizennégy", "14"),
    ("tizenöt", "15"),
    ("tizenhat", "16"),
    ("tizenhét", "17"),
    ("tizennyolc", "18"),
    ("tizenkilenc", "19"),
    ("húsz", "20"),
    ("harminc", "30"),
    ("negyven", "40"),
    ("ötven", "50"),
    ("hatvan", "60"),
    ("hetven", "70"),
    ("nyolcvan", "80"),
    ("kilencven", "90"),
    ("száz", "100"),
    ("ezer", "1000"),
];

const ENGLISH: &[(&str, &str)] = &[
    ("zero", "0"),
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
    ("eleven", "11"),
    ("twelve", "12"),
    ("thirteen", "13"),
    ("fourteen", "14"),
    ("fifteen", "15"),
    ("sixteen", "16"),
    ("seventeen", "17"),
    ("eighteen", "18"),
    ("nineteen", "19"),
    ("twenty", "20"),
    ("thirty", "30"),
    ("forty", "40"),
    ("fifty", "50"),
    ("sixty", "60"),
    ("seventy", "70"),
    ("eighty", "80"),
    ("ninety", "90"),
    ("hundred", "100"),
    ("thousand", "1000"),
];

fn table(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Hu => HUNGARIAN,
        Lang::En => ENGLISH,
    }
}

/// The digits that `word` stands for.
pub(super) fn digits(word: &str, lang: Lang) -> Option<&'static str> {
    table(lang).iter().find(|(number, _)| *number == word).map(|(_, digits)| *digits)
}

/// The digits that a word written without accents may stand for.
pub(super) fn digits_unaccented(word: &str, lang: Lang) -> Option<&'static str> {
    table(lang).iter().find(|(number, _)| fold(number) == word).map(|(_, digits)| *digits)
}
