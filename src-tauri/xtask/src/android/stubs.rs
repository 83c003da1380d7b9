//! Stand-ins for Android's system libraries, to link against where there are no Android kits.
//!
//! A stand-in exports the functions that `system-symbols.txt` lists for its library and does nothing. The list has what
//! the app calls and no more, each name looked up in the system's own list of what it exports on 64-bit ARM since
//! Android 7, our oldest. A function that isn't in the list fails the link.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::script;
use crate::{Outcome, paths, process};

/// Lines `LIBRARY FUNCTION`.
const SYMBOLS: &str = include_str!("system-symbols.txt");

/// The libraries that are linked against, whether anything of them is called or not.
const LIBRARIES: [&str; 6] = ["android", "c", "dl", "log", "m", CARRIED];

/// A library that the app carries along instead of finding it on the phone.
const CARRIED: &str = "unwind";

/// What Android's kits link into every library, for destructors of static data.
const START: &str = "__attribute__((visibility(\"hidden\"))) void *__dso_handle = &__dso_handle;\n";

/// What SQLite takes from C's headers in another way than on the machine the headers are of: `errno`, and, which this
/// switches off, other names for functions with large files.
const ERRNO: &str = "#pragma once\n#include <linux/errno.h>\nint *__errno(void);\n#define errno (*__errno())\n";

/// Headers of 64-bit ARM: those of Debian's C library, since Android's aren't in any package.
const HEADERS: &str = "/usr/aarch64-linux-gnu/include";

/// Android 7, as `minSdk` in `build.gradle.kts`.
const CLANG: &str = "clang --target=aarch64-linux-android24";

/// Programs that compile and link for a phone.
pub struct Tools {
    /// A C compiler.
    pub compiler: PathBuf,
    /// A linker that finds the stand-ins and nothing else.
    pub linker: PathBuf,
}

/// Returns the functions of each library that the app may call.
fn exported() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut libraries: BTreeMap<_, Vec<_>> = LIBRARIES.iter().map(|library| (*library, Vec::new())).collect();
    for (library, function) in SYMBOLS.lines().filter_map(|line| line.split_once(' ')) {
        libraries.entry(library).or_default().push(function);
    }
    libraries
}

/// Builds the stand-ins in a folder and writes the tools that use them.
///
/// # Errors
/// If a stand-in can't be built.
pub fn build(folder: &Path) -> Outcome<Tools> {
    let include = folder.join("include");
    paths::write(&include.join("errno.h"), ERRNO)?;
    for (library, functions) in exported() {
        let body: String = functions.iter().map(|name| format!("void {name}(void) {{}}\n")).collect();
        let object = compile(folder, library, &body)?;
        if library == CARRIED {
            let archive = folder.join(format!("lib{library}.a"));
            process::finish(process::call("llvm-ar", &["rcs"]).arg(archive).arg(object))?;
        } else {
            let file = format!("lib{library}.so");
            shell(&format!(
                "{CLANG} -fuse-ld=lld -nostdlib -shared -Wl,-soname,{file} -o {} {}",
                folder.join(&file).display(),
                object.display()
            ))?;
        }
    }
    let start = compile(folder, "start", START)?;
    let linker = format!(
        "exec {CLANG} -fuse-ld=lld -nostdlib -Wl,--no-undefined,--error-limit=0 -L{} \"$@\" {}",
        folder.display(),
        start.display()
    );
    let compiler =
        format!("exec {CLANG} -DSQLITE_DISABLE_LFS -isystem {} -idirafter {HEADERS} \"$@\"", include.display());
    // By this ending the Rust compiler knows how to call it.
    Ok(Tools { compiler: script(folder, "compile-clang", &compiler)?, linker: script(folder, "link-clang", &linker)? })
}

/// Compiles C to an object file and returns its path.
fn compile(folder: &Path, name: &str, body: &str) -> Outcome<PathBuf> {
    let (source, object) = (folder.join(format!("{name}.c")), folder.join(format!("{name}.o")));
    paths::write(&source, body)?;
    // Stand-ins for functions that the compiler knows have other types than those.
    shell(&format!("{CLANG} -w -fno-builtin -fPIC -c -o {} {}", object.display(), source.display()))?;
    Ok(object)
}

fn shell(line: &str) -> Outcome {
    process::finish(&mut process::call("sh", &["-c", line]))
}
