/** The components of a replay beside the table, loaded together when a replay is opened. */

import './aside.css';

export { Replay } from '../../app/replay.svelte';
export { default as OpinionSheet } from './OpinionSheet.svelte';
export { default as ReplayFoot } from './ReplayFoot.svelte';
export { default as ReplayKeyHints } from './ReplayKeyHints.svelte';
export { default as ReplayProgress } from './ReplayProgress.svelte';
export { default as RecordTool } from './RecordTool.svelte';
export { default as MomentText } from './MomentText.svelte';
export { byKey, byWheel } from './walk';
export { words } from './words';
