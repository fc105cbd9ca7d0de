import { useEffect, useState } from 'react';
import type { Edit } from './Edit.ts';

/** Milliseconds without typing before the text is run. */
const PAUSE = 250;

/** The edit, once the author pauses typing; a different file immediately. */
export function useDebouncedEdit(edit: Edit): Edit {
  const [settled, setSettled] = useState(edit);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(edit), PAUSE);
    return () => clearTimeout(timer);
  }, [edit]);
  if (settled.file === edit.file) return settled;
  setSettled(edit);
  return edit;
}
