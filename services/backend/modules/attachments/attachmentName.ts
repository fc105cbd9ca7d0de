/** Most characters of a name, without its extension. */
const LONGEST = 120;

/** Signs that change how what follows is read, so that a name looks like another one. */
const DISGUISING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The name of a file as it is shown and downloaded: the sender's, without folders and disguising signs, and with the extension
 * of what it is.
 */
export function attachmentName(given: string, extension: string): string {
  const file = given.split(/[/\\]/).at(-1) ?? '';
  const clean = file.replaceAll(DISGUISING, '').replaceAll(/["<>|:*?]/g, '_');
  const stem = clean.replace(/\.[^.]*$/, '').trim();
  const written = /\.([^.]*)$/.exec(clean)?.[1]?.toLowerCase();
  const kept = extension === 'jpg' && written === 'jpeg' ? 'jpeg' : extension;
  return `${Array.from(stem).slice(0, LONGEST).join('') || 'file'}.${kept}`;
}
