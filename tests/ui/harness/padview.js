// What the app tells of a score pad's sheet.

/**
 * Begins a pad, writes `sheet` on it unless that is null, and throws the pad away. The sheet stands in the answer only where
 * none was given.
 */
export async function padView(invoke, { game, players, options, sheet }) {
  const id = await invoke('pad_new', { pad: { game, players, options } });
  const begun = await invoke('pad_open', { id });
  const view = sheet === null ? begun : await invoke('pad_write', { id, revision: begun.revision, sheet });
  await invoke('pad_delete', { id });
  return { ...view, id: 'pad', sheet: sheet === null ? view.sheet : null };
}
