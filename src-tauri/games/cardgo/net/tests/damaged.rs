//! Damaged weights are refused with a reason, whatever the damage.

use cardgo_net::{Net, WeightsFault};

static WHOLE: &[u8] = include_bytes!("../../weights/net-64x6.gnet");

fn fault(bytes: &[u8]) -> Option<WeightsFault> {
    Net::read(bytes).err()
}

#[test]
fn whole_weights_are_read() {
    assert_eq!(fault(WHOLE), None);
}

#[test]
fn a_file_of_another_kind_is_none() {
    assert_eq!(fault(&[]), Some(WeightsFault::OtherFile));
    assert_eq!(fault(b"GNET2\0"), Some(WeightsFault::OtherFile));
}

#[test]
fn a_file_cut_anywhere_is_refused() {
    for length in (0..WHOLE.len()).step_by(997).chain([6, 7, 8, 9, WHOLE.len() - 1]) {
        let expected = if length < 6 { WeightsFault::OtherFile } else { WeightsFault::CutShort };
        assert_eq!(fault(&WHOLE[..length]), Some(expected), "{length} bytes");
    }
}

#[test]
fn bytes_at_the_end_are_noticed() {
    let longer = [WHOLE, &[0, 0, 0]].concat();
    assert_eq!(fault(&longer), Some(WeightsFault::LeftOver(3)));
}

#[test]
fn shapes_that_no_net_has_are_refused() {
    let with = |place: usize, byte: u8| {
        let mut bytes = WHOLE.to_vec();
        bytes[place] = byte;
        fault(&bytes)
    };
    assert_eq!(with(6, 0), Some(WeightsFault::Channels(0)));
    assert_eq!(with(6, 65), Some(WeightsFault::Channels(65)));
    assert_eq!(with(7, 0), Some(WeightsFault::NoBlocks));
    // With another shape, the arrays end elsewhere, and what is then read as a number may not be one.
    for (place, byte) in [(6, 48), (6, 80), (7, 5), (7, 7)] {
        assert!(with(place, byte).is_some());
    }
}

#[test]
fn a_number_that_is_none_is_refused() {
    // The first scale, the first scale of a block, the last bias.
    let stem = 8 + 4 * 64 + 9 * 16 * 64;
    let of_numbers = 4 * 64 + 2 * 64;
    for (place, array_at) in [(8, 8), (stem + of_numbers, stem + of_numbers), (WHOLE.len() - 4, WHOLE.len() - 8)] {
        for number in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let mut bytes = WHOLE.to_vec();
            bytes[place..place + 4].copy_from_slice(&number.to_le_bytes());
            assert_eq!(fault(&bytes), Some(WeightsFault::NotFinite { array_at }), "{number} at {place}");
        }
    }
    // A scale so large that weights become infinite.
    let mut bytes = WHOLE.to_vec();
    bytes[8..12].copy_from_slice(&f32::MAX.to_le_bytes());
    assert_eq!(fault(&bytes), Some(WeightsFault::NotFinite { array_at: 8 }));
}

#[test]
fn every_fault_is_told_in_words() {
    let faults = [
        WeightsFault::OtherFile,
        WeightsFault::Channels(65),
        WeightsFault::NoBlocks,
        WeightsFault::CutShort,
        WeightsFault::LeftOver(3),
        WeightsFault::NotFinite { array_at: 8 },
    ];
    assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
}
