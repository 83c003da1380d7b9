import { commands, type RuleEntry } from '../bindings';
import { ask } from './ask';

/** The rule being read. A page with room for a permanent column sets `docked`; elsewhere it is a sheet. */
class Rules {
  trail = $state.raw<RuleEntry[]>([]);
  docked = $state(false);

  get entry(): RuleEntry | null {
    return this.trail.at(-1) ?? null;
  }

  /** Opens a rule; from inside another rule it can be walked back. */
  async open(id: string, from: 'start' | 'link' = 'start'): Promise<void> {
    const entry = await ask(commands.rule(id));
    if (entry) this.trail = from === 'link' ? [...this.trail, entry] : [entry];
  }

  stepBack(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.trail = [];
  }
}

export const rules = new Rules();
