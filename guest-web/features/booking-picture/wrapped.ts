/** A text in lines of at most so many letters, broken between words, Thai ones too; a longer word stays whole. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(text)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + segment).trimEnd().length <= most)
      lines[lines.length - 1] = last + segment;
    else lines.push(segment.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
