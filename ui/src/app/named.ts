/** What is written under a name that may be anybody's invention: every object inherits a few of its own. */
export function named<T>(things: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(things, name) ? things[name] : undefined;
}
