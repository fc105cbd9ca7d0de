import { useEffect, useState } from 'react';
import type { Edit } from './Edit.ts';

/** Milliseconds without a key before what was typed is run. */
const PAUSE = 250;

/** What is edited, once the typing pauses; another file at once. */
export function useSettled(edit: Edit): Edit {
  const [settled, setSettled] = useState(edit);
  const { file, text } = edit;
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => (before.text === text ? before : { file, text })), PAUSE);
    return () => clearTimeout(timer);
  }, [file, text]);
  if (settled.file === file) return settled;
  setSettled(edit);
  return edit;
}
