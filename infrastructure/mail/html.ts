const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe as it is, since only `html` makes it. */
export type Html = Readonly<{ markup: string }>;
type Hole = Html | string | number | readonly Html[] | null;

/**
 * A template of HTML: what is put into its holes is text and escaped, also in quoted attributes,
 * unless it is HTML made here. Null leaves a hole empty.
 */
export const html = (literal: TemplateStringsArray, ...holes: readonly Hole[]): Html => ({
  markup: literal.reduce((done, part, n) => done + fill(holes[n - 1] ?? null) + part),
});

function fill(hole: Hole): string {
  if (hole === null) return '';
  if (typeof hole === 'string' || typeof hole === 'number') return escaped(String(hole));
  if ('markup' in hole) return hole.markup;
  return hole.map(({ markup }) => markup).join('');
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
