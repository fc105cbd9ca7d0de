/** How long the browser may take to begin with the file, in ms. */
const KEPT = 60_000;

/** Has the browser save a file, under a name of its own. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
