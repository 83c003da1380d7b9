/** What looking back needs beside the table itself: loaded together, when somebody looks back. */

import './aside.css';

export { Replay } from '../../app/replay.svelte';
export { default as OpinionSheet } from './OpinionSheet.svelte';
export { default as ReplayFoot } from './ReplayFoot.svelte';
export { default as ReplayKeys } from './ReplayKeys.svelte';
export { default as ReplayWay } from './ReplayWay.svelte';
export { default as RecordTool } from './RecordTool.svelte';
export { default as Told } from './Told.svelte';
export { byKey, byWheel } from './walk';
export { words } from './words';
