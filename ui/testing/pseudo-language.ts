// A pseudo-language: every message of the window in brackets, with accents and a third longer. A text on the screen
// that is in no brackets is no message.

/** The brackets around a message. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

/** All Hungarian texts of the window. */
const files = import.meta.glob<Record<string, unknown>>(['../src/messages/hu.ts', '../src/**/*.hu.ts'], { eager: true });

/** Accented letters that Hungarian doesn't have. */
const ACCENTED: Readonly<Record<string, string>> = { a: 'ä', e: 'ê', i: 'î', o: 'ø', u: 'û', A: 'Ä', E: 'Ê', I: 'Î', O: 'Ø', U: 'Û' };

/** Returns a text as a message of the pseudo-language, without changes to the arguments and messages in it. */
export function pseudo(text: string, args: readonly string[] = []): string {
  if (!/\p{L}/u.test(text)) return text;
  const kept = args.filter((arg) => arg !== '').map((arg) => arg.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const parts = text.split(new RegExp(`(${[`${OPEN}.*${CLOSE}`, ...kept].join('|')})`, 'su'));
  const accented = parts.map((part, at) => (at % 2 === 1 ? part : part.replace(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter)));
  return `${OPEN}${accented.join('')}${'~'.repeat(Math.ceil(text.length / 3))}${CLOSE}`;
}

/** Returns all strings in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Returns messages in the pseudo-language: a text, a function that returns one, or a list or group of these. */
function translated(message: unknown, args: readonly string[] = []): unknown {
  if (typeof message === 'string') return pseudo(message, args);
  if (typeof message === 'function') return (...given: unknown[]): unknown => translated(Reflect.apply(message, undefined, given), [...args, ...stringsIn(given)]);
  if (Array.isArray(message)) return message.map((one) => (isKeyed(one) ? [one[0], translated(one[1], args)] : translated(one, args)));
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([name, one]: [string, unknown]) => [name, translated(one, args)]));
}

/** Returns whether something is a pair of a name in the code and its text. */
function isKeyed(one: unknown): one is [string, unknown] {
  return Array.isArray(one) && one.length === 2 && /^[a-z]+([A-Z][a-z]+)*$/.test(String(one[0]));
}

/**
 * Replaces the Hungarian messages by those of the pseudo-language, for the rest of a test file. The objects are changed
 * in place, so that the window gets them by its own way of loading texts.
 */
export function installPseudoLanguage(): void {
  for (const { hu } of Object.values(files)) Object.assign(hu as object, translated(hu));
}
