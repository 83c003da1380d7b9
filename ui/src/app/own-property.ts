/**
 * Returns the own property of that name. The name may be arbitrary, so inherited properties of the object are ignored.
 */
export function ownProperty<T>(things: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(things, name) ? things[name] : undefined;
}
