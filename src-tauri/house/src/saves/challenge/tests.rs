//! Tests of codes: what they tolerate, what they detect, and that their meaning never changes.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::checked_word::{self, may_be_code};
use super::deal::{self, Deal, Describe};
use super::*;
use crate::against;
use crate::house::House;
use crate::problem::{CodeFault, Problem, ProblemKind};
use crate::ways::ways;
use crate::wire::NewTable;
use cardgo::Cardgo;
use cardgo_hosted::HostedCardgo;
use game::Game;
use games::{GAMES, GameVisitor, ListedGame};
use hosting::{CodeForm, Player};
use iszkenderun::Iszkenderun;
use mochi::Mochi;
use mochi_hosted::HostedMochi;
use tempfile::TempDir;

const LETTERS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Numbers whose words have every possible length.
const SAMPLES: [u128; 8] = [
    0,
    1,
    0x00ff_ffff_ffff,
    0x0123_4567_89ab_cdef,
    (1 << 80) - 1,
    0x0dea_dbee_f012_3456_789a_bcde,
    1 << 119,
    (1 << 120) - 1,
];

fn letters(number: u128) -> Vec<char> {
    checked_word::write(number).unwrap().chars().filter(|char| *char != '-').collect()
}

fn read(letters: &[char]) -> Result<u128, CodeFault> {
    checked_word::read(&letters.iter().collect::<String>())
}

#[test]
fn a_number_comes_back() {
    for number in SAMPLES {
        let word = checked_word::write(number).unwrap();
        assert_eq!(checked_word::read(&word), Ok(number), "{word}");
        assert!(word.split('-').all(|group| group.len() == 4) && word.len() <= 34);
    }
    assert_eq!(checked_word::write(1 << 120), None);
}

#[test]
fn every_wrong_letter_is_noticed_wherever_it_stands() {
    for number in SAMPLES {
        let right = letters(number);
        for at in 0..right.len() {
            for other in LETTERS.chars().filter(|other| *other != right[at]) {
                let mut wrong = right.clone();
                wrong[at] = other;
                assert!(read(&wrong).is_err(), "{other} at {at} of {right:?}");
            }
        }
    }
}

#[test]
fn every_two_and_three_wrong_letters_are_noticed() {
    let right = letters(SAMPLES[3]);
    let others = |at: usize| LETTERS.chars().filter(move |other| *other != letters(SAMPLES[3])[at]);
    for first in 0..right.len() {
        for second in first + 1..right.len() {
            for one in others(first) {
                let mut wrong = right.clone();
                wrong[first] = one;
                for other in LETTERS.chars().filter(|other| *other != right[second]) {
                    wrong[second] = other;
                    assert!(read(&wrong).is_err());
                }
            }
        }
    }
    // Three adjacent letters, all of them: a mishearing often affects a group.
    for start in 0..right.len() - 2 {
        for code in 0..32 * 32 * 32usize {
            let mut wrong = right.clone();
            for (at, shift) in (start..start + 3).zip([0, 5, 10]) {
                wrong[at] = LETTERS.chars().nth(code >> shift & 31).unwrap();
            }
            assert!(wrong == right || read(&wrong).is_err());
        }
    }
}

#[test]
fn every_swap_of_two_letters_is_noticed() {
    for number in SAMPLES {
        let right = letters(number);
        for first in 0..right.len() {
            for second in first + 1..right.len() {
                let mut wrong = right.clone();
                wrong.swap(first, second);
                assert!(wrong == right || read(&wrong).is_err(), "{first} and {second} of {right:?}");
            }
        }
    }
}

#[test]
fn a_code_cut_short_or_with_a_letter_too_many_is_noticed() {
    for number in SAMPLES {
        let right = letters(number);
        for length in 0..right.len() {
            assert!(read(&right[..length]).is_err());
            assert!(read(&right[length + 1..]).is_err());
            let mut without = right.clone();
            without.remove(length);
            assert!(read(&without).is_err());
            let mut twice = right.clone();
            twice.insert(length, right[length]);
            assert!(read(&twice).is_err());
        }
    }
    let right = letters(SAMPLES[2]);
    assert_eq!(read(&right[..9]), Err(CodeFault::Length { have: 9, of: right.len() }));
}

#[test]
fn however_it_is_typed_it_is_the_same_code() {
    let code = checked_word::write(SAMPLES[3]).unwrap();
    let plain = code.replace('-', "");
    for typed in [
        code.to_lowercase(),
        plain.clone(),
        code.replace('-', " "),
        code.replace('-', " – "),
        code.replace('-', "\n"),
        format!("\u{feff} „{code}”. "),
        format!("\u{2068}{code}\u{2069}"),
        code.replace('0', "O").replace('1', "l"),
        code.replace('0', "o").replace('1', "I"),
        plain.chars().flat_map(|char| [char, ' ']).collect(),
    ] {
        assert_eq!(checked_word::read(&typed), Ok(SAMPLES[3]), "{typed:?}");
        assert!(may_be_code(&typed));
    }
    let message = format!("Szia, 2026-11-21-én ezt játszd: {}!\nhttps://example.org/a-b-c", code.to_lowercase());
    assert_eq!(checked_word::read(&checked_word::find(&message).unwrap()), Ok(SAMPLES[3]));
    assert!(may_be_code(&message));
    assert!(!may_be_code("Mikor jössz át kártyázni?") && !may_be_code("") && !may_be_code(&"A".repeat(100)));
}

#[test]
fn a_code_comes_through_whatever_is_done_to_it() {
    for game in GAMES {
        let today = of_day(game, "2026-11-28").unwrap();
        for sent in ways(&today.code) {
            assert_eq!(super::read(&sent.text, None).ok().as_ref(), Some(&today), "{}: {}", sent.way, sent.text);
        }
    }
}

#[test]
fn what_is_wrong_is_a_sentence_in_both_languages() {
    let right = checked_word::write(SAMPLES[2]).unwrap();
    let later = format!("{}{}", 'Z', &right[1..]);
    for wrong in
        ["", "   ", "ÁRVÍZ", "UUUU-UUUU-UUUU", "\u{0}\u{1b}", &right[..7], &format!("{right}-0000"), &later, "🀄"]
    {
        let fault = checked_word::read(wrong).unwrap_err();
        for lang in [rulebook::Lang::Hu, rulebook::Lang::En] {
            let problem = Problem::BadCode { fault, lengths: lengths(None) };
            assert_eq!(problem.kind(), ProblemKind::BadCode);
            let text = problem.text(lang);
            assert!(text.ends_with('.') && !text.contains(char::is_control), "{text}");
        }
    }
    assert_eq!(checked_word::read("4U"), Err(CodeFault::Letter('U')));
}

#[test]
fn a_code_of_a_length_that_codes_have_is_not_called_too_short() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let tells = |code: &str, game: Option<&str>, words: [&str; 2]| {
        let text = house.challenge(code, game).unwrap_err().text(house.lang());
        assert!(words.iter().any(|one| text.contains(one)), "{text}");
    };
    // The first letter says two groups, which no code has: so that letter is wrong, not the length.
    assert_eq!(checked_word::read("ABCD-EFGH-JKMN-PQRS"), Err(CodeFault::First));
    tells("ABCD-EFGH-JKMN-PQRS", Some("cardgo"), ["első karaktere", "first character"]);
    // No code has 13 letters: the message names the lengths of this game's codes, which don't exceed the general ones.
    assert_eq!(checked_word::read("ABCD-EFGH-JKMN-P"), Err(CodeFault::OddLength { have: 13 }));
    tells("ABCD-EFGH-JKMN-P", None, ["12–28", "12 to 28"]);
    tells("ABCD-EFGH-JKMN-P", Some("cardgo"), ["16–20", "16 to 20"]);
}

/// Returns the form of a game's first codes.
fn form(game: &str) -> &'static CodeForm {
    deal::forms().find(|(known, _)| *known == game).map(|(_, form)| form).unwrap()
}

/// Checks every option of a game by itself, and all at their last values.
struct EveryOption;

impl GameVisitor for EveryOption {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        let usual = (G::seats(&G::Setup::default()), G::Setup::default());
        let mut setups = vec![usual.1.clone()];
        let mut all = usual.1.clone();
        for option in G::options() {
            for value in option.values {
                let mut one = usual.1.clone();
                G::configure(&mut one, option.key, value).unwrap();
                G::configure(&mut all, option.key, value).unwrap();
                setups.push(one);
            }
        }
        setups.push(all);
        for setup in setups {
            for seed in [0, 12, (1 << 40) - 1, 1 << 40, u64::MAX] {
                let mut players = vec![Player::bot("master"); usize::from(usual.0)];
                players[usize::from(seed % 2 == 0)] = Player::person();
                let form = deal::newest::<G>(&players).unwrap();
                let options = deal::options::<G>(&setup, form).unwrap();
                let deal = Deal { game: G::NAME, form, players, seed: Seed(seed), options };
                let number = deal.number().unwrap();
                let code = checked_word::write(number).unwrap();
                assert_eq!(Deal::of_number(checked_word::read(&code).unwrap()).unwrap(), deal);
                // Some setups can't be dealt; the others must come back unchanged.
                let Ok(challenge) = Describe(&deal).visit::<G>() else { continue };
                let mut again = G::Setup::default();
                for OptionChoice { key, value } in &challenge.options {
                    G::configure(&mut again, key, value).unwrap();
                }
                assert_eq!((again, &challenge.code), (setup.clone(), &code));
                assert_eq!(challenge.seed, seed.to_string());
            }
        }
    }
}

#[test]
fn every_option_of_every_table_comes_back() {
    for game in GAMES {
        visit_game(game, EveryOption).unwrap();
    }
}

#[test]
fn an_option_that_only_a_later_version_knows_is_told_so() {
    let deal = |options| Deal {
        game: "mochi",
        form: form("mochi"),
        players: vec![Player::person(), Player::bot("steady")],
        seed: Seed(5),
        options,
    };
    assert!(Describe(&deal(2)).visit::<HostedMochi>().is_ok());
    // The target has three values and a range of four; larger values aren't defined yet.
    assert_eq!(Describe(&deal(3)).visit::<HostedMochi>().unwrap_err(), CodeFault::Newer);
    assert_eq!(Describe(&deal(4)).visit::<HostedMochi>().unwrap_err(), CodeFault::Newer);
}

#[test]
fn a_game_a_level_or_a_number_of_seats_that_is_not_there_is_no_table() {
    let deal = |game, players: &[Player]| Deal {
        game,
        form: form(game),
        players: players.to_vec(),
        seed: Seed(5),
        options: 0,
    };
    let code = |deal: Deal| checked_word::write(deal.number().unwrap()).unwrap();
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let (person, bot) = (Player::person(), Player::bot("steady"));
    // The form is placed above the bit for a large seed; no game has this form.
    let later = checked_word::write(deal("mochi", &[person.clone(), bot.clone()]).number().unwrap() + 15 * 2).unwrap();
    assert_eq!(house.challenge(&later, None).unwrap_err().kind(), ProblemKind::BadCode);
    for wrong in [deal("iszkenderun", &[person.clone(), bot.clone()]), deal("cardgo", std::slice::from_ref(&person))] {
        assert_eq!(house.challenge(&code(wrong.clone()), None).unwrap_err().kind(), ProblemKind::BadCode, "{wrong:?}");
    }
    assert_eq!(deal("mochi", &[bot.clone(), bot]).number(), None);
    assert_eq!(deal("mochi", &[person, Player::bot("grandmaster")]).number(), None);
    assert_eq!(Deal::of_number(2 * 15).unwrap_err(), CodeFault::Newer);
}

#[test]
fn a_board_no_option_names_has_no_code() {
    let setup = cardgo::Setup { size: 7, ..cardgo::Setup::default() };
    let form = form("cardgo");
    assert_eq!(deal::options::<HostedCardgo>(&setup, form), None);
    let setup = cardgo::Setup { komi: 15, ..cardgo::Setup::default() };
    assert!(deal::options::<HostedCardgo>(&setup, form).is_some());
}

/// Returns a new table of a game with its usual setup.
fn usual(game: &str, seats: usize) -> NewTable {
    let players = against(game, seats as u8, "steady").unwrap();
    NewTable { game: game.to_owned(), players, options: Vec::new(), seed: None, clock: None }
}

#[test]
fn a_friend_gets_the_same_deal() {
    let (here, there) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (here, there) = (House::open(here.path()).unwrap(), House::open(there.path()).unwrap());
    for (game, seats) in [(Mochi::NAME, 3), (Mochi::NAME, 6), (Iszkenderun::NAME, 4), (Cardgo::NAME, 2)] {
        let id = here.create(&usual(game, seats)).unwrap();
        let code = here.challenge_of(&id).unwrap().unwrap();
        assert!(code.len() <= if seats < 6 { 19 } else { 24 }, "{game}: {code}");
        let Challenge { game, players, options, seed, code: same, played, .. } =
            there.challenge(&code.to_lowercase(), None).unwrap();
        assert_eq!((same, played), (code, None));
        let other = there.create(&NewTable { game, players, options, seed: Some(seed), clock: None }).unwrap();
        let (one, other) = (here.open_table(&id).unwrap(), there.open_table(&other).unwrap());
        assert_eq!((one.game, one.seats, one.log), (other.game, other.seats, other.log));
    }
    assert_eq!(here.challenge_of("nowhere").unwrap_err().kind(), ProblemKind::NoSuchTable);
}

/// A challenge, of a day or by code, names the table at which it was already played to its end.
#[test]
fn a_deal_that_was_played_to_its_end_leads_to_its_table() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    house.set_visible(false);
    let today = || house.challenge_today("cardgo", "2026-11-21").unwrap();
    let Challenge { game, players, options, seed, code, played, .. } = today();
    assert_eq!(played, None);
    let id = house.create(&NewTable { game, players, options, seed: Some(seed), clock: None }).unwrap();
    assert_eq!(today().played, None, "it has only begun");
    let revision = house.open_table(&id).unwrap().revision;
    house.resign(&id, revision).unwrap();
    assert_eq!(today().played, Some(id.clone()));
    assert_eq!(house.challenge(&code, None).unwrap().played, Some(id));
    assert_eq!(house.challenge_today("cardgo", "2026-11-22").unwrap().played, None);
}

#[test]
fn a_typed_seed_of_any_size_has_a_code_too() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let new = NewTable { seed: Some(u64::MAX.to_string()), ..usual(Mochi::NAME, 3) };
    let id = house.create(&new).unwrap();
    let code = house.challenge_of(&id).unwrap().unwrap();
    assert_eq!(house.challenge(&code, None).unwrap().seed, u64::MAX.to_string());
    assert_eq!(code.len(), 24, "a group longer");
}

/// Codes of Card Go from before the option for the move when a card fails (GO-3.4).
#[test]
fn a_code_of_older_rules_lays_the_table_it_always_laid() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let failed = |challenge: &Challenge| {
        challenge.options.iter().find(|choice| choice.key == "failed").map(|choice| choice.value.clone())
    };
    for (old, seed) in [("44HG-NMPF-AQY0-05G6", "263960057004"), ("44HG-4W32-EVE0-0GW9", "127624838180")] {
        let challenge = house.challenge(old, None).unwrap();
        assert_eq!((failed(&challenge).as_deref(), challenge.seed.as_str()), (Some("move"), seed));
        assert_eq!(challenge.code, old);
        let Challenge { game, players, options, seed, .. } = challenge;
        let id = house.create(&NewTable { game, players, options, seed: Some(seed.clone()), clock: None }).unwrap();
        let anew = house.challenge(&house.challenge_of(&id).unwrap().unwrap(), None).unwrap();
        assert_eq!((failed(&anew).as_deref(), anew.seed), (Some("move"), seed));
    }
    let today = house.challenge_today("cardgo", "2026-11-21").unwrap();
    assert_eq!(failed(&today).as_deref(), Some("lost"));
}

/// Fixed values: a change here would change every code and every day ever shared. (Card Go's codes are those of its
/// second rules; the deals of the days are unchanged.)
const FOR_EVER: [(&str, &str, &str, &str); 5] = [
    ("mochi", "2026-11-21", "574915754268", "40T6-ADNJ-Q43S-0EFE"),
    ("mochi", "2026-11-22", "805391558449", "40TP-9PPV-S353-1P9P"),
    ("iszkenderun", "2026-11-21", "984113484300", "4239-2682-WD8A-E09F"),
    ("cardgo", "2026-11-21", "263960057004", "4AHG-NMPF-AQY0-0K78"),
    ("cardgo", "2028-02-29", "127624838180", "4AHG-4W32-EVE0-06B7"),
];

#[test]
fn a_days_deal_and_its_code_stay_for_ever() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let now = FOR_EVER.map(|(game, day, _, _)| {
        let Challenge { seed, code, .. } = house.challenge_today(game, day).unwrap();
        assert_eq!(house.challenge(&code, None).unwrap().seed, seed);
        (game, day, seed, code)
    });
    assert_eq!(now, FOR_EVER.map(|(game, day, seed, code)| (game, day, seed.to_owned(), code.to_owned())));
}

/// Codes of every form, as they were first written: code, game, seed, players, and options. Lines are only added.
const SHAPES: &str = include_str!("for_ever.txt");

#[test]
fn codes_of_every_shape_mean_for_ever_what_they_meant() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    for line in SHAPES.lines() {
        let challenge = house.challenge(line, None).unwrap();
        let players = challenge.players.iter().map(|player| match player {
            Player::Person { .. } => "person",
            Player::Guest { .. } => "guest",
            Player::Automaton => "automaton",
            Player::Bot { level, .. } => level,
        });
        let options = challenge.options.iter().map(|OptionChoice { key, value }| format!("{key}={value}"));
        let Challenge { code, game, seed, .. } = &challenge;
        let players = players.collect::<Vec<_>>().join(" ");
        let options = options.collect::<Vec<_>>().join(" ");
        let told = format!("{code} | {game} | {seed} | {players} | {options}");
        // Options that were added later have the value that was usual then.
        let (written, later) = told.split_at_checked(line.len()).unwrap_or((&told, ""));
        assert_eq!(line, written);
        assert!(later.is_empty() || [" conduct=nearest", " reading=former"].contains(&later), "{line}: {later}");
    }
    let told: Vec<_> = GAMES.iter().map(|game| SHAPES.lines().filter(|line| line.contains(game)).count()).collect();
    assert!(told.iter().all(|codes| *codes > 15), "{told:?}");
}

/// Returns how a game's options would be read if each had one more value.
struct AValueMore<'a>(&'a Deal);

impl GameVisitor for AValueMore<'_> {
    type Output = Vec<&'static str>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let places = deal::unpacked(self.0.options, self.0.form.rooms).unwrap();
        let longer =
            G::options().iter().map(|option| option.values.iter().copied().chain(["later"]).collect::<Vec<_>>());
        longer.zip(places).map(|(values, place)| values[place]).collect()
    }
}

#[test]
fn a_level_and_a_value_more_leave_the_codes_of_today_as_they_are() {
    let longer: Vec<_> = deal::LEVELS.into_iter().chain([(14, "later"), (31, "much later")]).collect();
    for line in SHAPES.lines() {
        let deal = Deal::of_number(checked_word::read(&checked_word::find(line).unwrap()).unwrap()).unwrap();
        let values = visit_game(deal.game, AValueMore(&deal)).unwrap();
        assert!(!values.contains(&"later"), "{line}");
        // For older rules, the usual value is written by its position in those rules.
        let told: Vec<_> =
            line.split(" | ").last().unwrap().split(' ').map(|one| one.split_once('=').unwrap().1).collect();
        if deal.form.rules == deal::forms().filter(|(game, _)| *game == deal.game).last().unwrap().1.rules {
            assert_eq!(values[..told.len()], told, "{line}");
        }
        for player in deal.players.iter().filter(|player| !player.is_person()) {
            let number =
                (0..32).find(|number| deal::of_number(*number, &deal::LEVELS).as_ref() == Some(player)).unwrap();
            assert_eq!(deal::of_number(number, &longer).as_ref(), Some(player), "{line}");
        }
    }
    assert_eq!(deal::of_number(14, &longer), Some(Player::bot("later")));
}

#[test]
fn a_level_that_has_no_room_in_the_codes_of_today_takes_another_form_and_no_other_code_changes() {
    let form_for = |level| deal::newest::<HostedCardgo>(&[Player::person(), Player::bot(level)]).unwrap().number;
    for level in ["beginner", "steady", "strong", "master", "random", "greedy"] {
        assert_eq!(form_for(level), 5, "{level}");
    }
    for level in ["kyu24", "kyu19", "kyu14", "kyu8", "kyu5", "kyu2"] {
        assert_eq!(form_for(level), 9, "{level}");
    }
    assert_eq!(deal::newest::<HostedCardgo>(&[Player::person(), Player::bot("grandmaster")]), None);
}

#[test]
fn every_place_that_there_is_room_for_comes_back_beside_any_other() {
    for (game, form) in deal::forms() {
        let most: Vec<usize> = form.rooms.iter().map(|room| usize::from(*room) - 1).collect();
        let mut all = vec![vec![0; most.len()], most.clone()];
        for (at, most) in most.iter().enumerate() {
            for place in 0..=*most {
                for others in 0..2 {
                    let mut places = all[others].clone();
                    places[at] = place;
                    all.push(places);
                }
            }
        }
        for places in all {
            let number = deal::packed(&places, form.rooms).unwrap();
            assert_eq!(deal::unpacked(number, form.rooms), Ok(places), "{game}");
        }
        let mut more = most;
        more[0] += 1;
        assert_eq!(deal::packed(&more, form.rooms), None, "{game}: no room, no code");
    }
}

#[test]
fn a_day_that_is_not_in_the_calendar_has_no_deal() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    for day in [
        "",
        "today",
        "2026-02-29",
        "2100-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-1-1",
        "2026-11-31",
        "0000-01-01",
        "2026-11-21 ",
        "+026-11-21",
        "2026-+1-21",
        "2026/11/21",
        "２０２６-11-21",
    ] {
        assert_eq!(house.challenge_today("mochi", day).unwrap_err().kind(), ProblemKind::BadSetup, "{day}");
    }
    assert_eq!(house.challenge_today("chess", "2026-11-21").unwrap_err().kind(), ProblemKind::BadSetup);
}
