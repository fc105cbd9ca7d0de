import type { Edit } from '../Edit.ts';

/** The result of saving a file. */
export type Saved =
  | { readonly outcome: 'written' }
  /** The file contains a different text than the one that was loaded. */
  | { readonly outcome: 'changed'; readonly message: string; readonly text: string }
  | { readonly outcome: 'refused'; readonly message: string };

const digestOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const textIn = (body: unknown, key: string): string | undefined => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/**
 * Asks the development server to write a file.
 *
 * @param loaded the saved text on which the edit is based; if the file contains another text, it is not written
 */
export async function saveFile({ file, text }: Edit, loaded: string): Promise<Saved> {
  try {
    const response = await fetch('/authoring/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file, text, loaded: await digestOf(loaded) }),
    });
    if (response.ok) return { outcome: 'written' };
    const body: unknown = await response.json();
    const message = textIn(body, 'message') ?? 'The file was not written.';
    const onDisk = textIn(body, 'text');
    return response.status === 409 && onDisk !== undefined
      ? { outcome: 'changed', message, text: onDisk }
      : { outcome: 'refused', message };
  } catch {
    return { outcome: 'refused', message: 'The dev server does not answer. Download the file to keep your text.' };
  }
}
