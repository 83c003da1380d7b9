import { askedBy } from '../app/letters';

/**
 * What a finger rests on tells about itself. Any card anywhere can be looked at closely: whatever carries `data-inspect` with a card's code (and
 * `data-game` where no table is on screen) answers to a long press, a right click, the menu key and the letter
 * for that; with `data-inspect-enter` also to Enter. A button that only shows a picture (it has a `title`) tells its
 * name to a long press, as it does to a mouse. Installed once for the whole window.
 */
export type Look = (code: string, game: string | undefined) => void;
export type TellName = (button: HTMLElement) => void;

const HOLD_MS = 450;
/** A finger is never quite still. */
const SLACK = 9;
/** The click of a held finger follows its lifting at once. */
const AFTER_MS = 300;

/** Listens until the returned function is called. */
export function watchInspection(look: Look, tellName: TellName): () => void {
  let held: { node: HTMLElement; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  /** The finger that opened a sheet is still down, or has just been lifted. */
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
    // A held finger asks for the menu too: once is enough.
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

/** The card that was touched, also where something lies over it, such as the places between hand cards. */
function cardAt(event: MouseEvent): HTMLElement | null {
  const target = event.target as Element;
  const direct = target.closest<HTMLElement>('[data-inspect]');
  if (direct || !target.closest('[data-over-cards]')) return direct;
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return below.map((node) => node.closest<HTMLElement>('[data-inspect]')).find((node) => node !== null) ?? null;
}
