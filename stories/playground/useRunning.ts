import { useMemo, useState } from 'react';
import type { Edit } from './Edit.ts';
import { asLoaded, runnable, type Runs } from './editedFlows.ts';

/** The running composition, and the edit that it was made from. */
export interface Running extends Runs {
  readonly edit: Edit;
  readonly name: string;
}

function runningOf(edit: Edit, name: string): Running | undefined {
  const runs = runnable(edit, name);
  return 'composition' in runs ? { ...runs, edit, name } : undefined;
}

/** The latest edit of a file that runs; before there is one, the file's text when the page was loaded. */
export function useRunning(edit: Edit, name: string): Running | undefined {
  const [last, setLast] = useState<Running>();
  const now = useMemo(() => runningOf(edit, name), [edit, name]);
  const isSame = last?.edit.file === edit.file && last.name === name;
  const shown = now ?? (isSame ? last : runningOf(asLoaded(edit), name));
  if (shown !== last) setLast(shown);
  return shown;
}
