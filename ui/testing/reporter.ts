// Reports a run of the window's own tests in the format `cargo xtask test` reads, and saves the data of a recording.

import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** The project's root directory. */
const TOP = resolve(import.meta.dirname, '../..');

/**
 * Prints one line for each failed test, with its file, and for each error that no test waited for; then the numbers of
 * passed, failed and skipped tests.
 */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const answered: Record<string, unknown> = {};
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const lines: string[] = [];
    for (const module of modules) {
      const file = relative(TOP, module.moduleId);
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state] += 1;
        if (state === 'failed') lines.push(`FAILED ${file} › ${test.fullName}`);
        Object.assign(answered, test.meta().answered);
      }
      if (module.state() === 'failed' && module.errors().length > 0) {
        counts.failed += 1;
        lines.push(`FAILED ${file} › the file itself`);
      }
    }
    for (const { name, message, ...error } of unhandled) {
      const file = typeof error['VITEST_TEST_PATH'] === 'string' ? relative(TOP, error['VITEST_TEST_PATH']) : 'ui/src';
      counts.failed += 1;
      lines.push(`FAILED ${file} › outside of a test: ${name ?? 'Error'}: ${message.split('\n', 1).join('')}`);
    }
    lines.push(`ℹ pass ${String(counts.passed)}`, `ℹ fail ${String(counts.failed)}`, `ℹ skipped ${String(counts.skipped)}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    const to = process.env['ASZTALTARS_RECORD_TO'];
    if (to !== undefined) writeFileSync(to, JSON.stringify(answered));
  }
}
