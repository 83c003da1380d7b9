// Tells of a run of the window's own tests as `cargo xtask test` reads it, and keeps what a recording is made of.

import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** The project's top directory. */
const TOP = resolve(import.meta.dirname, '../..');

/** One line for each test that failed, with its file; then how many passed, failed and were skipped. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
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
    lines.push(`ℹ pass ${String(counts.passed)}`, `ℹ fail ${String(counts.failed)}`, `ℹ skipped ${String(counts.skipped)}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    const to = process.env['ASZTALTARS_RECORD_TO'];
    if (to !== undefined) writeFileSync(to, JSON.stringify(answered));
  }
}
