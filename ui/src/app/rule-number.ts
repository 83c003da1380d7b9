/** The number a rule is told by; a question (`MO-7.2/aim`) has that of the rule it belongs to. */
export function ruleNumber(id: string): string {
  return id.split('/', 1)[0] ?? id;
}

/** Whether it is a question beside a rule, and no rule itself. */
export function isQuestion(id: string): boolean {
  return ruleNumber(id) !== id;
}
