//! Every rule has its text and its scenarios, and every identifier in the sources is that of a rule.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
mod sentences;
mod trials;

use game::RuleId;
use games::{VOLUMES, book};
use rulebook::scenario::{Report, files_under};
use rulebook::{Lang, RuleKind, Rulebook, Span, Volume};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use trials::trials;

fn crate_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Runs every scenario of a game in the same way as files from anywhere.
fn run_all(game: &Volume) -> Vec<Report> {
    let mut failures = Vec::new();
    let mut reports = Vec::new();
    for file in files_under(&crate_folder().join(game.name).join("scenarios")).unwrap() {
        match book().check_scenario(&file) {
            Ok(report) => reports.push(report),
            Err(wrong) => failures.extend(wrong.iter().map(ToString::to_string)),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    assert_eq!(reports.len(), game.texts.scenarios.len(), "the program has other scenarios than the folder");
    reports
}

#[test]
fn the_book_can_be_read() {
    if let Err(failures) = Rulebook::load(VOLUMES) {
        let lines: Vec<String> = failures.iter().map(ToString::to_string).collect();
        panic!("\n{}", lines.join("\n"));
    }
}

#[test]
fn every_rule_has_an_entry_in_both_languages() {
    let book = book();
    let named: Vec<_> = VOLUMES.iter().flat_map(|game| game.rules.iter().chain(game.texts.questions)).collect();
    assert_eq!(book.entries().len(), named.len(), "as many entries as rules and questions");
    for rule in named {
        for lang in Lang::ALL {
            let page = book.page(rule.0, lang).unwrap_or_else(|| panic!("{rule} has no entry"));
            assert!(!page.title.is_empty() && !page.text.is_empty(), "{rule} says nothing in {}", lang.code());
            assert!(
                !book.entry(rule.0).unwrap().terms.get(lang).is_empty(),
                "{rule} can't be found in {}",
                lang.code()
            );
        }
    }
}

/// Texts that differ in a number were changed in one language only.
#[test]
fn a_rule_tells_the_same_numbers_in_both_languages() {
    for entry in book().entries() {
        let text = Lang::ALL.map(|lang| {
            let house = entry.house.iter().flat_map(|house| house.get(lang));
            entry.text.get(lang).iter().flatten().chain(house).map(Span::text).collect::<Vec<_>>().join(" ")
        });
        let [hu, en] = text.each_ref().map(|text| sentences::numbers(text));
        assert_eq!(hu, en, "{}", entry.id);
    }
}

#[test]
fn entries_stand_in_the_order_of_the_rules_chapter_by_chapter() {
    for game in VOLUMES {
        let contents = book().contents(game.name, Lang::En);
        let mut listed: Vec<_> = contents.iter().flat_map(|chapter| &chapter.rules).map(|rule| rule.id).collect();
        assert!(contents.iter().all(|chapter| !chapter.rules.is_empty()), "an empty chapter");
        let stands_behind_its_rule = |pair: &[RuleId]| match pair[1].0.split_once('/') {
            Some((rule, _)) => pair[0].0.split('/').next() == Some(rule),
            None => true,
        };
        assert!(listed.windows(2).all(stands_behind_its_rule), "a question away from its rule");
        listed.retain(|rule| !rule.0.contains('/'));
        listed.sort_by_key(|rule| game.rules.iter().position(|known| known == rule));
        assert_eq!(listed.as_slice(), game.rules);
    }
}

#[test]
fn every_scenario_passes_and_every_rule_has_as_many_as_it_needs() {
    for game in VOLUMES {
        let reports = run_all(game);
        let mut missing = Vec::new();
        for entry in book().entries().iter().filter(|entry| entry.game == game.name) {
            let count = reports.iter().filter(|report| report.counts_for(entry.id, entry.kind)).count();
            let needed = entry.kind.scenarios_needed();
            if count < needed {
                missing.push(format!("{} ({:?}): {count} of {needed} scenarios", entry.id, entry.kind));
            }
            if entry.scenarios.len() < needed {
                missing.push(format!("{}: only {} scenarios to show", entry.id, entry.scenarios.len()));
            }
        }
        assert!(missing.is_empty(), "\n{}", missing.join("\n"));
    }
}

#[test]
fn a_rule_that_acts_is_one_that_events_or_refusals_can_name() {
    // Otherwise "defines" could be used to avoid the second scenario.
    let cited: BTreeMap<_, usize> = VOLUMES
        .iter()
        .flat_map(run_all)
        .flat_map(|report| &report.cited | &report.ended)
        .fold(BTreeMap::new(), |mut counts, rule| {
            *counts.entry(rule).or_default() += 1;
            counts
        });
    let of_setting_up: Vec<&str> = VOLUMES.iter().flat_map(|game| trials(game.name).set_up).copied().collect();
    for entry in book().entries() {
        // The entry of a card describes what is printed on it, though its identifier is cited by what the card does.
        let of_card = book().volume(entry.game).unwrap().has_card(entry.id.0.split_once('-').unwrap().1);
        let acts = cited.contains_key(&entry.id) && !of_setting_up.contains(&entry.id.0) && !of_card;
        assert_eq!(entry.kind == RuleKind::Acts, acts, "{}", entry.id);
    }
}

/// The sources of the rules, as the note of a house rule begins in Hungarian.
const SOURCES: [&str; 5] = [
    "A nyomtatott szabály",
    "Az eredeti szabályleírás",
    "Az egyszemélyes füzet",
    "Az alapjáték füzet",
    "A Kódex 91. fejezete",
];

#[test]
fn house_rules_say_what_is_printed_and_what_is_played() {
    let of_the_house: Vec<&str> = VOLUMES.iter().flat_map(|game| trials(game.name).house_rules).copied().collect();
    for entry in book().entries() {
        assert_eq!(entry.house.is_some(), of_the_house.contains(&entry.id.0), "{}", entry.id);
        // Card Go has no printed rules, only a write-up.
        for (lang, source, here) in [
            (Lang::Hu, &SOURCES[..], "Ennél az asztalnál"),
            (Lang::En, &["The printed rules", "The original write-up"], "At this table"),
        ] {
            let Some(note) = &entry.house else { continue };
            let text: String = note.get(lang).iter().map(Span::text).collect();
            let tells_the_source = source.iter().any(|source| text.starts_with(source));
            assert!(tells_the_source && text.contains(here), "{}: {text}", entry.id);
        }
    }
}

#[test]
fn texts_keep_to_good_typography() {
    for entry in book().entries() {
        for lang in Lang::ALL {
            let paragraphs = entry.text.get(lang).iter().chain(entry.house.as_ref().map(|note| note.get(lang)));
            for paragraph in paragraphs {
                let text: String = paragraph.iter().map(Span::text).collect();
                let wrong = ["  ", " .", " ,", "\"", "'", "..", " - "].into_iter().find(|wrong| text.contains(wrong));
                assert_eq!(wrong, None, "{} in {}: {text}", entry.id, lang.code());
                assert!(text.ends_with(['.', '!']), "{}: {text}", entry.id);
            }
        }
    }
}

#[test]
fn every_worked_example_is_there() {
    for game in VOLUMES {
        let prefix = game.rules[0].0.split_once('-').unwrap().0.to_lowercase();
        for number in 1..=trials(game.name).examples {
            // Some examples need more than one scenario.
            let id = format!("{prefix}-example-{number}");
            let shows =
                |stem: &str| stem.strip_prefix(&id).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
            assert!(game.texts.scenarios.iter().any(|file| shows(file.stem())), "{id}");
        }
    }
}

#[test]
fn every_identifier_in_the_sources_is_that_of_a_rule() {
    for game in VOLUMES {
        for file in rust_files(&crate_folder().join(game.name)) {
            let text = fs::read_to_string(&file).unwrap();
            for id in identifiers(&text) {
                // MO-9.9 is the identifier that tests use for a missing rule.
                let known = book().volume_of_rule(&id).is_some_and(|game| game.rule(&id).is_some());
                assert!(known || id == "MO-9.9", "{}: there is no rule {id}", file.display());
            }
        }
    }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            files.extend(rust_files(&entry));
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            files.push(entry);
        }
    }
    files
}

/// Returns everything that looks like a whole identifier of a rule: its prefix, a hyphen, and two numbers or the code
/// of a card.
fn identifiers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for game in VOLUMES {
        let prefix = game.rules[0].0.split_once('-').unwrap().0;
        for (at, _) in text.match_indices(&format!("{prefix}-")) {
            let rest = &text[at + prefix.len() + 1..];
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.').unwrap_or(rest.len());
            let own = rest[..end].trim_end_matches('.');
            let numbers = own.contains('.') && own.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
            if numbers || is_code(own) {
                found.push(format!("{prefix}-{own}"));
            }
        }
    }
    found
}

/// Whether the text looks like a card's code: `S7`, `T10`, `TX`.
fn is_code(text: &str) -> bool {
    let digits = text.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
    let number = !digits.is_empty() && digits.chars().all(|sign| sign.is_ascii_digit());
    match text.len() - digits.len() {
        1 => number,
        2 => digits.is_empty(),
        _ => false,
    }
}

#[test]
fn identifiers_are_found_in_any_sentence() {
    assert_eq!(identifiers("see MO-3.2, MO-4.4. And MO-8 (MO-1.10)"), ["MO-3.2", "MO-4.4", "MO-1.10"]);
    assert_eq!(identifiers("IS-S7: IS-T10. IS-TX, IS-n.m, IS-S"), ["IS-S7", "IS-T10", "IS-TX"]);
}
