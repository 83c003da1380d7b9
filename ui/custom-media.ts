/** Conditions by name: `NARROW` is written `(--narrow)` in styles. */
type Media = Readonly<Record<string, string>>;

/**
 * Returns media queries with each name replaced by its condition. A condition may be a list of queries, each of which
 * is then combined with the rest of the query.
 *
 * @throws for a name that isn't defined, and for one in a query with `not` or `or`, where the parts don't add up.
 */
export function expanded(queries: string, media: Media): string {
  return queries.split(',').flatMap((query) => alternatives(query.trim(), media)).join(', ');
}

function alternatives(query: string, media: Media): string[] {
  const [written, name] = /\(--([\w-]+)\)/.exec(query) ?? [];
  if (written === undefined || name === undefined) return [query];
  const condition = media[name.replaceAll('-', '_').toUpperCase()];
  if (condition === undefined) throw new Error(`no size of windows is named ${name}: see src/styles/media.ts`);
  if (/\b(not|or)\b/.test(query.replaceAll(/\([^)]*\)/g, ''))) throw new Error(`${query}: names can only be combined by “and”`);
  return condition.split(',').flatMap((one) => alternatives(query.replace(written, one.trim()), media));
}

/** What is used of a rule of PostCSS. */
type AtRule = { params: string; error: (message: string) => Error };
type Plugin = { postcssPlugin: string; AtRule: { media: (rule: AtRule) => void } };

/** The custom media queries of CSS as a plugin of PostCSS, with one list of definitions for all style sheets. */
export function customMedia(media: Media): Plugin {
  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media(rule) {
        if (!rule.params.includes('(--')) return;
        try {
          rule.params = expanded(rule.params, media);
        } catch (fault) {
          throw rule.error(fault instanceof Error ? fault.message : String(fault));
        }
      },
    },
  };
}
