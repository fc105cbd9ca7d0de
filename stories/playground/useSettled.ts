import { useEffect, useState } from 'react';
import type { Edit } from './Edit.ts';

/** Milliseconds without a key before what was typed is run. */
const PAUSE = 250;

/** What is edited, once the typing pauses; another file at once. */
export function useSettled(edit: Edit): Edit {
  const [settled, setSettled] = useState(edit);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(edit), PAUSE);
    return () => clearTimeout(timer);
  }, [edit]);
  if (settled.file === edit.file) return settled;
  setSettled(edit);
  return edit;
}
