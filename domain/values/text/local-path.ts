/** A path on the origin it is read on, no matter who reads it; what a redirect may name. */
export type LocalPath = string & { readonly __unit: 'local-path' };

/**
 * Any text as a path of its own origin: `//evil.example/a` becomes `/evil.example/a`. Browsers read
 * backslashes as slashes and leave out tabs and line ends, so the former count as slashes at the
 * beginning and whatever is not plain ASCII is written in percent.
 */
export function localPath(text: string): LocalPath {
  const plain = text.replace(/[^\x21-\x7e]/gu, inPercent);
  return `/${plain.replace(/^[/\\]+/, '')}` as LocalPath;
}

/** As UTF-8; half of a surrogate pair as the sign for what cannot be read. */
const inPercent = (character: string): string =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
