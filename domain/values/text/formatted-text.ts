/** Words that stand in a line one way: plain, bold, or leading somewhere. */
export type TextRun = Readonly<
  | { kind: 'plain'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; url: string }
>;
export type TextLine = readonly TextRun[];
export type TextBlock = Readonly<
  | { kind: 'heading'; line: TextLine }
  | { kind: 'paragraph'; lines: readonly TextLine[] }
  | { kind: 'list'; isNumbered: boolean; items: readonly TextLine[] }
>;

const HEADING = /^##\s+/;
const BULLET = /^[-*]\s+/;
const NUMBER = /^\d+[.)]\s+/;
/** `[words](address)` or `**words**`. */
const MARKED = /\[([^\]\n]+)\]\(([^\s()]+)\)|\*\*([^*\n]+)\*\*/g;
/** Nothing that a browser would run, and no path that leaves the origin. */
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/**
 * A text as who writes it types it, in blocks: an empty line ends a paragraph, `## ` begins a heading, `- `
 * or `1. ` an item of a list; `[words](address)` is a link and `**words**` are bold. It says what stands
 * where and never has markup of its own: whatever else was typed is plain words.
 */
export function formattedText(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line !== '') add(blocks, line, isOpen);
    isOpen = line !== '' && !HEADING.test(line);
  }
  return blocks;
}

/** Continues the last block where the line belongs to it, else begins one. */
function add(blocks: TextBlock[], line: string, isOpen: boolean): void {
  const last = isOpen ? blocks.pop() : undefined;
  const next = blockOf(line);
  if (last?.kind === 'list' && next.kind === 'list' && last.isNumbered === next.isNumbered)
    blocks.push({ ...last, items: [...last.items, ...next.items] });
  else if (last?.kind === 'paragraph' && next.kind === 'paragraph')
    blocks.push({ ...last, lines: [...last.lines, ...next.lines] });
  else blocks.push(...(last ? [last] : []), next);
}

function blockOf(line: string): TextBlock {
  if (HEADING.test(line)) return { kind: 'heading', line: runsIn(line.replace(HEADING, '')) };
  for (const [mark, isNumbered] of [
    [BULLET, false],
    [NUMBER, true],
  ] as const)
    if (mark.test(line))
      return { kind: 'list', isNumbered, items: [runsIn(line.replace(mark, ''))] };
  return { kind: 'paragraph', lines: [runsIn(line)] };
}

function runsIn(line: string): TextLine {
  const runs: TextRun[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    const run = markedRun(match);
    if (!run) continue;
    if (match.index > from) runs.push({ kind: 'plain', text: line.slice(from, match.index) });
    runs.push(run);
    from = match.index + match[0].length;
  }
  if (from < line.length) runs.push({ kind: 'plain', text: line.slice(from) });
  return runs;
}

/** Undefined where it leads nowhere that is safe: it stays as it was typed. */
function markedRun([, words, url, bold]: RegExpMatchArray): TextRun | undefined {
  if (bold !== undefined) return { kind: 'bold', text: bold };
  if (words === undefined || url === undefined || !SAFE_ADDRESS.test(url)) return undefined;
  return { kind: 'link', text: words, url };
}
