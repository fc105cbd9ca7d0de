import { useState } from 'react';
import { flowTexts } from '../flowTexts.ts';

interface Kept {
  /** The file's text that the editing began with. */
  readonly loaded: string;
  readonly text: string;
}

interface EditedFile extends Kept {
  readonly isChanged: boolean;
  readonly edit: (text: string) => void;
  /** The file now holds this text. */
  readonly rebase: (loaded: string) => void;
}

const keyOf = (file: string) => `playground ${file}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'loaded' in value &&
  typeof value.loaded === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** What was written before the page was loaded anew; it is the text of a definition and knows nothing of a patient. */
function keptOf(file: string): Kept {
  const loaded = flowTexts.get(file) ?? '';
  const stored = sessionStorage.getItem(keyOf(file));
  const kept: unknown = stored === null ? undefined : JSON.parse(stored);
  return isKept(kept) ? kept : { loaded, text: loaded };
}

/** The text of a file while it is edited; it outlives a reload of the page until it is as the file again. */
export function useEditedFile(file: string): EditedFile {
  const [shown, setShown] = useState(() => ({ file, ...keptOf(file) }));
  const now = shown.file === file ? shown : { file, ...keptOf(file) };
  if (now !== shown) setShown(now);
  const keep = (kept: Kept) => {
    if (kept.text === kept.loaded) sessionStorage.removeItem(keyOf(file));
    else sessionStorage.setItem(keyOf(file), JSON.stringify(kept));
    setShown({ file, ...kept });
  };
  const { loaded, text } = now;
  return {
    loaded,
    text,
    isChanged: text !== loaded,
    edit: (next) => keep({ loaded, text: next }),
    rebase: (next) => keep({ loaded: next, text }),
  };
}
