import { SOFT_HYPHEN } from './soft-hyphen';

/** Words of eight letters and more, with their breaks: no simple rule finds these. */
const WORDS =
  'ant-lered ar-chi-tect be-trayal caul-dron char-coal crack-ing daugh-ter gath-erer hoar-frost leaf-walker lieu-ten-ant over-grown poi-soned ' +
  'reck-on-ing sac-ri-fi-cial slum-ber-ing sprout-ing stone-breaker trap-door un-ruf-fled un-slaked wan-derer weath-ered wood-land';
const BROKEN = new Map(WORDS.split(' ').map((said) => [said.replaceAll('-', ''), said]));

/** Inserts soft hyphens into an English word of the list. */
export function inEnglish(word: string): string {
  const said = BROKEN.get(word.toLowerCase());
  return said === undefined ? word : word.charAt(0) + said.slice(1).replaceAll('-', SOFT_HYPHEN);
}
