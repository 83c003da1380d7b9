//! A sky file that can't be played is refused when the app is built, with the constellation's name.

// The module with which the build script reads the sky file.
#[allow(dead_code)]
#[path = "../build/sky.rs"]
mod sky;

use serde_json::{Value, json};

/// Returns what is wrong with the real sky file after `change`.
fn faults(change: impl FnOnce(&mut Vec<Value>)) -> Vec<String> {
    let mut sky: Value = serde_json::from_str(include_str!("../sky.json")).unwrap();
    change(sky["constellations"].as_array_mut().unwrap());
    match sky::read(&sky.to_string()) {
        Ok(sky) => {
            assert_eq!(sky.constellations.len(), 48);
            Vec::new()
        }
        Err(faults) => faults,
    }
}

fn cygnus(sky: &mut [Value]) -> &mut Value {
    sky.iter_mut().find(|figure| figure["id"] == "cyg").unwrap()
}

/// Checks that a change to Cygnus is refused with a fault that contains `said`.
fn refused(change: impl FnOnce(&mut Value), said: &str) {
    let faults = faults(|sky| change(cygnus(sky)));
    assert!(faults.iter().any(|fault| fault.starts_with("Cygnus: ") && fault.contains(said)), "{said}: {faults:?}");
}

#[test]
fn the_sky_as_it_is_can_be_played() {
    assert!(faults(|_| {}).is_empty());
}

#[test]
fn what_no_card_can_have_is_refused_by_name() {
    refused(|figure| figure["ability"] = json!("teleport"), "no ability \"teleport\"");
    refused(|figure| figure["element"] = json!("ether"), "no element \"ether\"");
    refused(|figure| figure["vp"] = json!(2), "2 points while active");
    refused(|figure| figure["boons"] = json!(["vp:6", "telescope", "wisdom"]), "should be \"vp:4\"");
    refused(|figure| figure["boons"] = json!(["vp:4", "telescope", "telescope"]), "two different ones");
    refused(|figure| figure["grand"] = json!([8]), "Grand Stars, none of them the starting star");
    refused(|figure| figure["start"] = json!(14), "names no star of the card");
}

#[test]
fn a_graph_that_falls_apart_is_refused_by_name() {
    refused(
        |figure| figure["lines"].as_array_mut().unwrap().retain(|line| *line != json!([7, 8])),
        "no lines lead from the starting star",
    );
    refused(|figure| figure["lines"].as_array_mut().unwrap().push(json!([3, 3])), "leads nowhere or is there twice");
}

#[test]
fn stars_too_near_for_a_finger_or_for_a_line_are_refused_by_name() {
    refused(
        |figure| {
            let near = figure["stars"][1]["x"].as_f64().unwrap() + 3.0;
            figure["stars"][0]["x"] = json!(near);
            figure["stars"][0]["y"] = figure["stars"][1]["y"].clone();
        },
        "apart, but a finger needs",
    );
    // A line from wing tip to wing tip passes the star at the breast.
    refused(|figure| figure["lines"].as_array_mut().unwrap().push(json!([1, 3])), "passes star");
    refused(|figure| figure["stars"][0]["x"] = json!(104.0), "lies outside the card");
}

#[test]
fn two_cards_of_one_name_are_refused() {
    let faults = faults(|sky| {
        let name = sky[0]["hungarian"].clone();
        cygnus(sky)["hungarian"] = name;
    });
    assert!(faults.iter().any(|fault| fault.contains("two cards with the Hungarian name")), "{faults:?}");
}

#[test]
fn the_elements_keep_their_numbers() {
    let faults = faults(|sky| cygnus(sky)["element"] = json!("water"));
    assert!(faults.iter().any(|fault| fault.starts_with("water: the cards have")), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.starts_with("air: 0 cards with the ability")), "{faults:?}");
}
