import { askedBy } from '../app/letter-keys';

/**
 * Handles long presses. An element with `data-inspect` set to a card's code (and `data-game` where no table is on
 * screen) opens the card's sheet on a long press, a right click, the menu key and the inspect letter; with
 * `data-inspect-enter` also on Enter. An icon button with a `title` shows its name on a long press, as it does on
 * hover. Installed once for the whole window.
 */
export type Look = (code: string, game: string | undefined) => void;
export type TellName = (button: HTMLElement) => void;

const HOLD_MS = 450;
/** Movement of a resting finger that is tolerated, in CSS pixels. */
const SLACK = 9;
/** The click of a long press follows the release within this time, in milliseconds. */
const AFTER_MS = 300;

/** Starts listening; the returned function stops it. */
export function watchInspection(look: Look, tellName: TellName): () => void {
  let held: { node: HTMLElement; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  /** The finger that opened a sheet is still down or has just been lifted. */
  let opened = false;

  function open(node: HTMLElement): void {
    look(node.dataset['inspect'] ?? '', node.dataset['game']);
  }

  function letGo(): void {
    if (held) {
      clearTimeout(held.timer);
      delete held.node.dataset['held'];
    }
    held = null;
  }

  function down(event: PointerEvent): void {
    letGo();
    opened = false;
    const card = cardAt(event);
    const node = card ?? (event.target as Element).closest<HTMLElement>('button[title]');
    if (!node || event.pointerType === 'mouse' || !event.isPrimary) return;
    const timer = setTimeout(() => {
      letGo();
      opened = true;
      if (card) open(card);
      else tellName(node);
    }, HOLD_MS);
    held = { node, x: event.clientX, y: event.clientY, timer };
    node.dataset['held'] = '';
  }

  function move(event: PointerEvent): void {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) letGo();
  }

  function up(): void {
    letGo();
    if (opened) {
      setTimeout(() => {
        opened = false;
      }, AFTER_MS);
    }
  }

  function menu(event: MouseEvent): void {
    const node = cardAt(event);
    if (node || opened) event.preventDefault();
    // A long press triggers the context menu too: it opens only one sheet.
    if (!node || opened) return;
    const byFinger = held !== null;
    letGo();
    opened = byFinger;
    open(node);
  }

  function click(event: MouseEvent): void {
    if (!opened) return;
    opened = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const node = (event.target as Element).closest<HTMLElement>('[data-inspect]');
    if (!node) return;
    const wanted = askedBy(event.key, ['inspect']) !== undefined || (event.key === 'Enter' && 'inspectEnter' in node.dataset);
    if (!wanted) return;
    event.preventDefault();
    open(node);
  }

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', up, options);
  document.addEventListener('pointercancel', up, options);
  document.addEventListener('scroll', letGo, options);
  document.addEventListener('contextmenu', menu, options);
  document.addEventListener('click', click, options);
  document.addEventListener('keydown', press, options);
  return () => {
    letGo();
    listening.abort();
  };
}

/** Returns the touched card, also if something lies over it, such as the gaps between hand cards. */
function cardAt(event: MouseEvent): HTMLElement | null {
  const target = event.target as Element;
  const direct = target.closest<HTMLElement>('[data-inspect]');
  if (direct || !target.closest('[data-over-cards]')) return direct;
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return below.map((node) => node.closest<HTMLElement>('[data-inspect]')).find((node) => node !== null) ?? null;
}
