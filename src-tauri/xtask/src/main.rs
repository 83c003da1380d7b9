//! The project's own commands, run as `cargo xtask NAME`. [`COMMANDS`] lists them.

mod android;
mod arena;
mod bench;
mod bindings;
mod bundle;
mod changelog;
mod check_bundle;
mod display;
mod films;
mod fuzz;
mod icons;
mod measure;
mod notices;
mod paths;
mod process;
mod result_file;
mod results_page;
mod run;
mod sbom;
mod setup;
mod stores;
mod test;
mod ui;
mod ui_server;

use std::process::ExitCode;

/// A command's result; the error is a sentence that says what went wrong.
type Outcome<T = ()> = Result<T, String>;

struct Command {
    name: &'static str,
    what: &'static str,
    run: fn(&[String]) -> Outcome,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "run",
        what: "[--debug] build the app and open it; without a display, play a table and leave screenshots",
        run: run::run,
    },
    Command { name: "ui", what: "the window in a browser, changed as its files change", run: ui_server::run },
    Command {
        name: "test",
        what: "[WHAT…] everything that must hold, or a part, game, crate or file; --help lists them",
        run: test::run,
    },
    Command {
        name: "bench",
        what: "[--keep] [NAME…] speed, size and memory against their budgets, into target/bench.json",
        run: bench::run,
    },
    Command {
        name: "measure",
        what: "[NAME…] the long runs, added to tests/results/; without a name, list them",
        run: measure::run,
    },
    Command {
        name: "fuzz",
        what: "TARGET [SECONDS] hostile input for one reader, with libFuzzer where it can be built",
        run: fuzz::run,
    },
    Command { name: "bindings", what: "rewrite ui/src/bindings.ts from the shell's commands", run: bindings::run },
    Command {
        name: "notices",
        what: "rewrite ui/public/third-party.txt: whose work is in the app, under which licence",
        run: notices::run,
    },
    Command {
        name: "sbom",
        what: "write what the app is made of, with checksums, into target/asztaltars.cdx.json",
        run: sbom::run,
    },
    Command {
        name: "changelog",
        what: "rewrite CHANGELOG.md from changes.json, which the app shows",
        run: changelog::run,
    },
    Command {
        name: "stores",
        what: "write what app stores ask for, texts and pictures, into target/stores",
        run: stores::run,
    },
    Command {
        name: "films",
        what: "film a few moves of each game in the real window, into target/films",
        run: films::run,
    },
    Command { name: "bundle", what: "build the Debian package", run: bundle::run },
    Command {
        name: "check-bundle",
        what: "install the package, play from its menu entry, remove it, install it again, go on",
        run: check_bundle::run,
    },
    Command {
        name: "check-android",
        what: "check that the Rust side compiles for Android (types only), and link its resources",
        run: android::check::run,
    },
    Command {
        name: "link-android",
        what: "link the Rust side for Android against stand-ins and check what it needs and exports",
        run: android::link::run,
    },
    Command { name: "icons", what: "draw the icons anew from their sources in icons/", run: icons::run },
    Command {
        name: "setup",
        what: "install what building and testing need (`run` and `test` do it themselves)",
        run: setup::run,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let chosen =
        arguments.split_first().and_then(|(name, rest)| Some((COMMANDS.iter().find(|it| it.name == name)?, rest)));
    let Some((command, rest)) = chosen else {
        eprintln!("cargo xtask COMMAND, where COMMAND is one of");
        for Command { name, what, .. } in COMMANDS {
            eprintln!("  {name:13} {what}");
        }
        return ExitCode::FAILURE;
    };
    match (command.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("cargo xtask {}: {problem}", command.name);
            ExitCode::FAILURE
        }
    }
}
