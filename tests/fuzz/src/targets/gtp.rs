//! The reader of GTP commands, which another program sends to the Go bot.

use super::Answer;

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "boardsize ",
    "boardsize +9",
    "boardsize 19\n",
    "boardsize 25\n",
    "komi ",
    "komi 1e999\n",
    "komi -0.0\n",
    "komi nan\n",
    "play b ",
    "play w d4\n",
    "play white pass\n",
    "genmove b\n",
    "undo\n",
    "clear_board\n",
    "showboard\n",
    "final_score\n",
    "final_status_list dead\n",
    "final_status_list seki\n",
    "time_settings 0 1 0\n",
    "time_settings 2147483647 2147483647 2147483647\n",
    "time_left b -1 0\n",
    "time_left w 1e30 1\n",
    "known_command genmove\n",
    "list_commands\n",
    "2147483647 name\n",
    "4294967296 ",
    "#",
    "\t",
    "\r\n",
    "Z25",
    "A1",
    "i9",
    "quit\n",
];

/// The simulations per move: only the protocol is tested.
const PLAYOUTS: u32 = 2;
/// The most commands in a conversation that make the bot think, because they take long.
const MOST_THOUGHTS: usize = 2;
/// Words of the commands that make the bot think.
const THOUGHTS: [&[u8]; 3] = [b"genmove", b"final_s", b"lz-anal"];
/// The command that reads files of this machine.
const READS: &[u8] = b"loadsgf";

/// Passes commands to the bot, without those that take long or read files.
pub fn read(said: &[u8]) -> Answer {
    let mut thoughts = 0;
    let heard: Vec<u8> = said
        .split_inclusive(|&byte| byte == b'\n')
        .filter(|line| {
            // Control characters are dropped by the reader, and must not hide a command from this filter.
            let plain: Vec<u8> = line.iter().copied().filter(|byte| !byte.is_ascii_control()).collect();
            let has = |words: &[&[u8]]| plain.windows(7).any(|word| words.contains(&word));
            let thinks = has(&THOUGHTS);
            thoughts += usize::from(thinks);
            !has(&[READS]) && (!thinks || thoughts <= MOST_THOUGHTS)
        })
        .flatten()
        .copied()
        .collect();
    let answers =
        cardgo_tools::gtp::converse(&heard, PLAYOUTS).unwrap_or_else(|error| panic!("memory refused: {error}"));
    let text = String::from_utf8(answers).unwrap_or_else(|error| panic!("no text: {error}"));
    assert!(text.is_empty() || text.ends_with("\n\n"), "an answer without its end");
    let mut answer = Answer::Refused;
    for block in text.split_terminator("\n\n") {
        match block.as_bytes().first() {
            Some(b'=') => answer = Answer::Taken,
            Some(b'?') => {}
            _ => panic!("no answer: {block:?}"),
        }
    }
    answer
}
