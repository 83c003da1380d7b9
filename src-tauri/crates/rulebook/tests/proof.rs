//! Everything built into the program is in order: the same look that the build of the app takes.

#[test]
fn the_book_its_scenarios_and_tutorials_are_in_order() {
    let failures: Vec<String> = rulebook::proofread().iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
