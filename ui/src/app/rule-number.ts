/** Returns the number a rule is shown with; a question (`MO-7.2/aim`) has that of its rule. */
export function ruleNumber(id: string): string {
  return id.split('/', 1)[0] ?? id;
}

/** Returns whether the ID is that of a question about a rule, not of a rule. */
export function isQuestion(id: string): boolean {
  return ruleNumber(id) !== id;
}
