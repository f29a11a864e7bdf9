/** One cookie of a `Cookie` header; undefined when it is not there or not readable. */
export function cookieIn(header: string, name: string): string | undefined {
  for (const pair of header.split(/;\s*/)) {
    const [key, value = ''] = pair.split('=', 2);
    if (key !== name) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return undefined;
}
