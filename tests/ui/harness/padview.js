// Returns the app's view of a score pad's sheet.

/**
 * Creates a pad, writes `sheet` to it unless that is null, and deletes the pad. The answer only contains the sheet if
 * none was given.
 */
export async function padView(invoke, { game, players, options, sheet }) {
  const id = await invoke('pad_new', { pad: { game, players, options } });
  const begun = await invoke('pad_open', { id });
  const view = sheet === null ? begun : await invoke('pad_write', { id, revision: begun.revision, sheet });
  await invoke('pad_delete', { id });
  return { ...view, id: 'pad', sheet: sheet === null ? view.sheet : null };
}
