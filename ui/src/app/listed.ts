/** Joins the parts that are there. */
export function listed(parts: readonly (string | null)[], by = ', '): string {
  return parts.filter((part) => part !== null).join(by);
}
