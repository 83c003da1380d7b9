import type { Problem } from '../bindings';
import { ready, t } from '../messages/index.svelte';
import { toasts } from './toasts.svelte';

/** What a command answers. */
export type Answer<T> = { status: 'ok'; data: T } | { status: 'error'; error: Problem };

/** Awaits a command that has something to answer. A problem is shown as a sentence and answered with `null`. */
export async function ask<T extends NonNullable<unknown>>(command: Promise<Answer<T>>): Promise<T | null> {
  const answer = await told(command);
  return answer.status === 'ok' ? answer.data : null;
}

/** Awaits a command that has nothing to answer: whether it was done. A problem is shown as a sentence. */
export async function done(command: Promise<Answer<null>>): Promise<boolean> {
  return (await told(command)).status === 'ok';
}

async function told<T>(command: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await settle(command);
  if (answer.status === 'error') tell(answer.error);
  return answer;
}

/** Shows a problem: the rules against it if there are any, else its sentence. What came too late for a page that was left is nobody's. */
export function tell({ kind, text, reasons }: Problem): void {
  if (kind === 'left') return;
  if (reasons.length > 0) toasts.explain(reasons);
  else toasts.say(text);
}

/**
 * Like the command itself, but whatever else goes wrong is a `Problem` too: a broken connection throws, and
 * arguments the shell can't read are refused with a bare string.
 */
export async function settle<T>(command: Promise<Answer<T>>): Promise<Answer<T>> {
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

/** The words may still be on their way when the app's first question fails. */
async function failure(): Promise<{ status: 'error'; error: Problem }> {
  await ready();
  return { status: 'error', error: { kind: 'crashed', text: t().failed, reasons: [] } };
}
