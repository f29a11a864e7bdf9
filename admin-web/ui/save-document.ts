/** Saves a document under a name, as the browser saves files. */
export function saveDocument(document: Blob, name: string): void {
  const url = URL.createObjectURL(document);
  const link = window.document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
