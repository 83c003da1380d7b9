//! Tests of reading files in other programs' formats.

use crate::parse;

/// The game of a file on one line, without the properties that every file has.
fn told(text: &str) -> String {
    match parse::open_text(text) {
        Ok(reading) => {
            let notes: Vec<String> = reading.notes.iter().map(ToString::to_string).collect();
            assert!(notes.concat().contains("format"), "{notes:?}");
            let again = parse::parse_text(&reading.text);
            assert_eq!(again.as_ref(), Ok(&reading.games));
            reading.text.replace('\n', "").replace("(;GM[1]FF[4]", "(;")
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_file_of_tygem_is_read() {
    let game = "\\HS\n\\[GAMEBLACKNAME=Anna (5D)\\]\n\\[GAMEWHITENAME=Béla\\]\n\
        \\[GAMEINFOMAIN=GBKIND:3,GRLT:0,ZIPSU:45,LINE:19,GONGJE:65,\\]\n\\[GAMETAG=S0,R1,C2008:05:01:10:20,W0,Z45,G65\\]\n\
        \\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 3\nSKI 0 4\nSTO 0 5 2 3 15\n\\GE\n";
    assert_eq!(
        told(game),
        "(;CA[UTF-8]SZ[19]PB[Anna]BR[5D]PW[Béla]KM[6.5]RE[B+4.5]DT[2008-05-01];B[pd];W[dd];B[];W[dp])"
    );
    let handicap = "\\HS\n\\[GAMETAG=W3,Z0,G0\\]\n\\HE\n\\GS\nINI 0 1 3 &4\nSTO 0 2 2 2 2\n\\GE";
    assert_eq!(told(handicap), "(;SZ[19]KM[0]RE[B+R]HA[3]AB[dp][pd][dd];W[cc])");
    assert!(told("\\HS\n\\HE\n\\GS\n\\GE").contains("GIB"), "there is no game in it");
}

#[test]
fn a_file_of_wbaduk_is_read() {
    let heading = |stones: u8, komi: &str, result: &str| {
        format!(
            "Rating\n19\nWalter  7D*\nBrigitte 5P\nwww.example.org\n{stones}\n0\n{komi}\n20110812 [09:31]\n480\n{result}\n3\n"
        )
    };
    let game = heading(0, "6", "黒中押し勝ち!") + "PMABBQEEQ\nPMACWEEEE\nPMADBAAAA\n";
    assert_eq!(
        told(&game),
        "(;EV[Rating]PB[Brigitte]BR[5P]PW[Walter]WR[7D]PC[www.example.org]KM[6.5]DT[2011-08-12]RE[B+R];B[pd];W[dd];B[])"
            .replace("(;EV", "(;SZ[19]EV")
    );
    let handicap = told(&(heading(2, "0", "White loses by 3.5") + "PMABWQEEQ\n"));
    assert!(handicap.ends_with("HA[2]KM[0]DT[2011-08-12]RE[B+3.5]AB[dp][pd];W[pd])"), "{handicap}");
}

#[test]
fn a_file_of_pandanet_is_read() {
    let game = "[Header]\nTitle=Cup\nDate=2019/03/04,12:00\nSize=9\nHdcp=2,0.5\nCoordinateType=IGS\nPlayerB=Ann,1d,x\n\
        PlayerW=Bob,2k\nWinner=W,R\n[Data]\nCC,B1,0,0\nGG,B1,0,0\nEE,W1,1,5\nYA,B1,2,6\nEA,W1,3,7\n[Files]\n";
    assert_eq!(
        told(game),
        "(;SZ[9]GN[Cup]DT[2019-03-04]HA[2]KM[0.5]PB[Ann]BR[1d]PW[Bob]WR[2k]RE[W+R]AB[cg][gc];W[ee];B[];W[ei])"
    );
    let japanese = "[Header]\nSize=9\nHdcp=0,6.5\nCoordinateType=JPN\n[Data]\nEA,B1,1,5\n";
    assert_eq!(told(japanese), "(;SZ[9]KM[6.5];B[ea])");
}
