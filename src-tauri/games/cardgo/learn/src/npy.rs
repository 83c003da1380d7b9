//! Reads arrays in NumPy's `.npy` format, versions 1 to 3, and writes version 1: a line of text that describes the
//! array, followed by its numbers.

/// The magic bytes at the beginning of a file.
const WORD: &[u8] = b"\x93NUMPY";

/// An array of 16-bit integers in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Npy {
    /// The extent in each dimension.
    pub shape: Vec<usize>,
    pub numbers: Vec<i16>,
}

impl Npy {
    /// Reads a file of bytes, booleans or 16-bit integers.
    ///
    /// # Errors
    /// Fails with a message if the file is damaged, isn't row-major or has another number type.
    pub fn read(bytes: &[u8]) -> Result<Npy, String> {
        let (header, data) = split(bytes).ok_or("no whole .npy file")?;
        if value(header, "fortran_order") != Some("False") {
            return Err("not in row-major order".to_owned());
        }
        let shape = shape(header).ok_or("a .npy file without a shape")?;
        let numbers: Vec<i16> = match value(header, "descr") {
            Some("'|u1'" | "'|b1'") => data.iter().map(|byte| i16::from(*byte)).collect(),
            Some("'<i2'") => data.as_chunks().0.iter().map(|pair| i16::from_le_bytes(*pair)).collect(),
            other => return Err(format!("numbers of the kind {}, which isn't known here", other.unwrap_or("none"))),
        };
        if numbers.len() != shape.iter().product::<usize>() {
            return Err(format!("{} numbers instead of {shape:?}", numbers.len()));
        }
        Ok(Npy { shape, numbers })
    }

    /// Writes a file of 16-bit integers.
    pub fn write(&self) -> Vec<u8> {
        let extents: String = self.shape.iter().map(|extent| format!("{extent}, ")).collect();
        let header = format!("{{'descr': '<i2', 'fortran_order': False, 'shape': ({extents}), }}");
        // Padded with spaces to a multiple of 64 bytes, then a line break.
        let length = (WORD.len() + 4 + header.len() + 1).next_multiple_of(64) - WORD.len() - 4;
        let header = format!("{header:<width$}\n", width = length - 1);
        let mut bytes = [WORD, &[1, 0], &(length as u16).to_le_bytes(), header.as_bytes()].concat();
        bytes.extend(self.numbers.iter().flat_map(|number| number.to_le_bytes()));
        bytes
    }
}

/// Splits a file into the description and the numbers.
fn split(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let rest = bytes.strip_prefix(WORD)?;
    let (version, rest) = rest.split_first_chunk::<2>()?;
    let (length, rest) = if version[0] == 1 {
        let (length, rest) = rest.split_first_chunk()?;
        (usize::from(u16::from_le_bytes(*length)), rest)
    } else {
        let (length, rest) = rest.split_first_chunk()?;
        (usize::try_from(u32::from_le_bytes(*length)).ok()?, rest)
    };
    let (header, data) = rest.split_at_checked(length)?;
    Some((std::str::from_utf8(header).ok()?, data))
}

/// The value of a key in the description, up to the next comma.
fn value<'a>(header: &'a str, key: &str) -> Option<&'a str> {
    let (_, rest) = header.split_once(&format!("'{key}':"))?;
    rest.split([',', '}']).next().map(str::trim)
}

fn shape(header: &str) -> Option<Vec<usize>> {
    let (_, rest) = header.split_once("'shape':")?;
    let (_, rest) = rest.split_once('(')?;
    let (inside, _) = rest.split_once(')')?;
    inside.split(',').map(str::trim).filter(|extent| !extent.is_empty()).map(|extent| extent.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(description: &str, numbers: &[u8]) -> Vec<u8> {
        let length = u16::try_from(description.len()).unwrap().to_le_bytes();
        [WORD, &[1, 0], &length, description.as_bytes(), numbers].concat()
    }

    #[test]
    fn bytes_booleans_and_pairs_of_bytes_are_read() {
        let read = |description: &str, numbers: &[u8]| Npy::read(&file(description, numbers)).unwrap();
        let bytes = read("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 2), }   \n", &[1, 2, 3, 255]);
        assert_eq!(bytes, Npy { shape: vec![2, 2], numbers: vec![1, 2, 3, 255] });
        let pairs = read("{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }\n", &[1, 0, 0xFE, 0xFF]);
        assert_eq!(pairs, Npy { shape: vec![2], numbers: vec![1, -2] });
        let booleans = read("{'shape': (2,), 'fortran_order': False, 'descr': '|b1'}\n", &[1, 0]);
        assert_eq!(booleans.numbers, [1, 0]);
    }

    #[test]
    fn what_is_written_is_read() {
        for shape in [vec![6], vec![3, 2], vec![1, 6, 1]] {
            let array = Npy { shape, numbers: vec![0, 1, -1, 300, i16::MAX, i16::MIN] };
            let bytes = array.write();
            assert_eq!(Npy::read(&bytes), Ok(array));
            assert_eq!((bytes.len() - 12) % 64, 0, "the numbers begin at a multiple of 64");
        }
    }

    #[test]
    fn what_is_not_known_here_is_told() {
        let fault = |description: &str, numbers: &[u8]| Npy::read(&file(description, numbers)).unwrap_err();
        let floats = "{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }";
        assert_eq!(fault(floats, &[0; 4]), "numbers of the kind '<f4', which isn't known here");
        let columns = "{'descr': '|u1', 'fortran_order': True, 'shape': (1,), }";
        assert_eq!(fault(columns, &[0]), "not in row-major order");
        let short = "{'descr': '|u1', 'fortran_order': False, 'shape': (3,), }";
        assert_eq!(fault(short, &[0]), "1 numbers instead of [3]");
        assert_eq!(fault("{'descr': '|u1', 'fortran_order': False}", &[0]), "a .npy file without a shape");
        assert_eq!(Npy::read(b"PK").unwrap_err(), "no whole .npy file");
        assert_eq!(Npy::read(&file(short, &[])[..20]).unwrap_err(), "no whole .npy file");
    }
}
