//! Answering a card is an opportunity that is usually declined (GO-3.4): it doesn't delay the game, and undo doesn't
//! stop at it.

use cardgo::{Move, Step, View};
use games::{GameMove, GameView};
use house::{BotSpeed, House, NewTable, OptionChoice, Player, Settings, TableSnapshot};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// A game with cards on the small board against a bot that plays cards, with the person to move first.
struct Game {
    house: House,
    id: String,
    table: TableSnapshot,
    _directory: TempDir,
}

impl Game {
    fn begin() -> Game {
        let directory = TempDir::new().unwrap();
        let house = House::open(directory.path()).unwrap();
        let options = vec![OptionChoice { key: "size".to_owned(), value: "9".to_owned() }];
        let players = vec![Player::person(), Player::bot("greedy")];
        let new = NewTable { game: "cardgo".to_owned(), players, options, seed: Some("4".to_owned()), clock: None };
        let id = house.create(&new).unwrap();
        let table = house.open_table(&id).unwrap();
        Game { house, id, table, _directory: directory }.at_speed(BotSpeed::Instant)
    }

    fn at_speed(self, bot_speed: BotSpeed) -> Game {
        let settings = Settings { bot_speed, ..Settings::default() };
        self.house.save_settings(serde_json::to_value(settings).unwrap(), "hu").unwrap();
        self
    }

    fn view(&self) -> (&View, &[Move]) {
        let GameView::Cardgo { view, moves } = &self.table.game else { panic!("another game's table") };
        (view, moves)
    }

    fn step(&self) -> Step {
        self.view().0.table().step()
    }

    fn look(&mut self) {
        self.table = self.house.open_table(&self.id).unwrap();
    }

    /// Returns a decision that brings cards into the game: drawing, playing cards, or letting the opponent's take
    /// effect.
    fn decision(&self) -> Move {
        let moves = self.view().1;
        let wanted = |mv: &&Move| matches!(mv, Move::Let | Move::Draw | Move::Card { .. });
        let stones = || moves.iter().filter(|mv| matches!(mv, Move::Play { .. }));
        let spread = self.table.plies as usize * 7 % stones().count().max(1);
        *moves.iter().find(wanted).or_else(|| stones().nth(spread)).unwrap_or(&moves[0])
    }

    fn act(&mut self, mv: Move) {
        self.house.act(&self.id, self.table.revision, GameMove::Cardgo(mv)).unwrap();
        self.look();
    }

    fn wait(&mut self) {
        while self.table.thinking {
            self.table = self.house.next(&self.id, self.table.revision, u32::MAX).unwrap();
        }
        self.look();
    }

    /// Plays until the person has let a card take effect and then has another decision to make.
    fn play_past_a_window(&mut self) {
        let mut let_happen = false;
        for _ in 0..400 {
            self.wait();
            if let_happen && self.step() == Step::Turn {
                return;
            }
            let mv = self.decision();
            let_happen |= mv == Move::Let;
            self.act(mv);
        }
        panic!("the bot has played no card");
    }
}

#[test]
fn undo_and_redo_do_not_stop_where_a_card_was_let_happen() {
    let mut game = Game::begin();
    game.play_past_a_window();
    let end = game.table.game.clone();
    let mut stops = 0;
    while game.table.can_undo {
        game.house.undo(&game.id, game.table.revision).unwrap();
        game.look();
        assert!(!matches!(game.step(), Step::Answer { .. }), "after {} decisions", game.table.plies);
        stops += 1;
    }
    assert_eq!(game.table.plies, 0);
    for _ in 0..stops {
        assert!(game.table.can_redo);
        game.house.redo(&game.id, game.table.revision).unwrap();
        game.look();
    }
    assert!(!game.table.can_redo && game.table.game == end);
}

#[test]
fn a_bot_that_waits_to_be_asked_lets_a_card_happen_unasked_and_does_nothing_else() {
    let mut game = Game::begin();
    let mut happened = 0;
    for _ in 0..400 {
        if game.table.outcome.is_some() || happened == 3 {
            break;
        }
        game.wait();
        let mv = game.decision();
        game = game.at_speed(BotSpeed::Step);
        game.act(mv);
        let asked = matches!(game.step(), Step::Answer { .. });
        // Long enough for a greedy bot to have decided.
        for _ in 0..40 {
            if !matches!(game.step(), Step::Answer { .. }) {
                break;
            }
            sleep(Duration::from_millis(25));
            game.look();
        }
        happened += u32::from(asked && !matches!(game.step(), Step::Answer { .. }));
        if game.table.thinking {
            let waits = game.table.revision;
            sleep(Duration::from_millis(50));
            game.look();
            assert!(game.table.waiting_for_step && game.table.revision == waits, "a choice is made when asked for");
            game.house.step(&game.id, waits).unwrap();
        }
        game = game.at_speed(BotSpeed::Instant);
    }
    assert_eq!(happened, 3);
}
