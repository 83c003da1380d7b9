import { ask } from '../../../app/ask';
import { minutesAhead } from '../../../app/date';
import { commands } from '../../../bindings';
import { openText } from '../records/bring';

/** Opens a table's game as a record, where so many moves were made. */
export async function lookThrough(id: string, moves = 0): Promise<void> {
  const out = await ask(commands.recordText(id, minutesAhead()));
  if (out) await openText(out.text, moves);
}
