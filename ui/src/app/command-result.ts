import type { Problem } from '../bindings';
import { ready, t } from '../messages/index.svelte';
import { toasts } from './toasts.svelte';

/** The result of a command. */
export type CommandResult<T> = { status: 'ok'; data: T } | { status: 'error'; error: Problem };

/** Awaits a command that returns data. A problem is shown as a sentence and gives `null`. */
export async function ask<T extends NonNullable<unknown>>(command: Promise<CommandResult<T>>): Promise<T | null> {
  const answer = await told(command);
  return answer.status === 'ok' ? answer.data : null;
}

/** Awaits a command that returns nothing; returns whether it succeeded. A problem is shown as a sentence. */
export async function done(command: Promise<CommandResult<null>>): Promise<boolean> {
  return (await told(command)).status === 'ok';
}

async function told<T>(command: Promise<CommandResult<T>>): Promise<CommandResult<T>> {
  const answer = await settle(command);
  if (answer.status === 'error') showProblem(answer.error);
  return answer;
}

/**
 * Shows a problem: the rules against it if there are any, else its sentence. A problem of a page already left is
 * ignored.
 */
export function showProblem({ kind, text, reasons }: Problem): void {
  if (kind === 'left') return;
  if (reasons.length > 0) toasts.explain(reasons);
  else toasts.say(text);
}

/**
 * Awaits a command and turns every other failure into a `Problem` too: a broken connection throws, and arguments the
 * shell can't parse are refused with a bare string.
 */
export async function settle<T>(command: Promise<CommandResult<T>>): Promise<CommandResult<T>> {
  try {
    const answer = await command;
    return answer.status === 'error' && !isProblem(answer.error) ? await failure() : answer;
  } catch {
    return await failure();
  }
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** The texts may not be loaded yet when the app's first command fails. */
async function failure(): Promise<{ status: 'error'; error: Problem }> {
  await ready();
  return { status: 'error', error: { kind: 'crashed', text: t().failed, reasons: [] } };
}
