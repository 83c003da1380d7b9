// Records what the window's own tests (`ui/src/**/*.test.ts`) replay:
//
//     node tests/ui/record.js           all recordings, when a test reports that one is out of date
//     node tests/ui/record.js FILE…     the questions of these test files that have no answer yet

import { relative, resolve } from 'node:path';
import { keep, recordAnswers, recordGames } from './harness/recorder.js';
import { root } from './harness/places.js';

const files = process.argv.slice(2).map((file) => relative(resolve(root, 'ui'), resolve(file)));
if (files.length === 0) for (const [name, recording] of Object.entries(await recordGames())) keep(name, recording);
keep('answers', await recordAnswers(files));
