import type { Settings } from '../bindings';

const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const stillQuery = matchMedia('(prefers-reduced-motion: reduce)');

/** The settings that the appearance depends on. */
type Look = Pick<Settings, 'theme' | 'reducedMotion' | 'cardSize'>;

/** How the window looks: its theme, whether it moves, and the size of cards, as set or as the system wishes. */
class Appearance {
  #look = $state.raw<Look>({ theme: 'system', reducedMotion: 'system', cardSize: 'medium' });

  constructor() {
    const again = () => {
      this.apply(this.#look);
    };
    darkQuery.addEventListener('change', again);
    stillQuery.addEventListener('change', again);
    again();
  }

  /** Applies settings: sets the root element's attributes that styles depend on. */
  apply(look: Look): void {
    this.#look = look;
    const { dataset } = document.documentElement;
    dataset['theme'] = look.theme === 'system' ? (darkQuery.matches ? 'dark' : 'light') : look.theme;
    dataset['motion'] = this.motionOff ? 'off' : 'on';
  }

  /** Returns the size of cards as a factor of the usual size. */
  get cardScale(): number {
    return { small: 0.84, medium: 1, large: 1.22 }[this.#look.cardSize];
  }

  get motionOff(): boolean {
    const wish = this.#look.reducedMotion;
    return wish === 'on' || (wish === 'system' && stillQuery.matches);
  }

  /** Returns the page colour, `#rrggbb`. */
  get paper(): string {
    return getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  }
}

export const appearance = new Appearance();
