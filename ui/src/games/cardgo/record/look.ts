import { ask } from '../../../app/command-result';
import { minutesAhead } from '../../../app/date';
import { commands } from '../../../bindings';
import { openText } from '../records/open-file';

/** Opens a table's game as a record at the position after `moves` moves. */
export async function lookThrough(id: string, moves = 0): Promise<void> {
  const out = await ask(commands.recordText(id, minutesAhead()));
  if (out) await openText(out.text, moves);
}
