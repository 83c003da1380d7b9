import { ownState } from '../../app/own';
import type { TableUi } from '../record';
import './accent.css';
import Emblem from './Emblem.svelte';
import { withWords } from '../../messages/index.svelte';

export const mochi: TableUi = {
  emblem: Emblem,
  names: { hu: async () => (await import('./names.hu')).hu, en: async () => (await import('./names.en')).en },
  options: { hu: async () => (await import('./options.hu')).hu, en: async () => (await import('./options.en')).en },
  scores: { hu: async () => (await import('./measured.hu')).hu, en: async () => (await import('./measured.en')).en },
  table: () => withWords(import('./MochiTable.svelte')),
  card: () => withWords(import('./MochiCardFace.svelte')),
  pad: () => withWords(import('./MochiPad.svelte')),
  heard: () => import('./sounds'),
  deeds: ['draw'],
  stage: (snapshot) => ownState('mochi', snapshot).view.round,
};
