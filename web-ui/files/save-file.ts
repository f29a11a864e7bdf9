/** Saves a file under a name, as the browser saves files. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // some browsers begin to read only after the click is over
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
