import { useMemo, useState } from 'react';
import type { Edit } from './Edit.ts';
import { runnable, type Runnable } from './editedFlows.ts';

/** What runs, with the file and composition it was made of. */
export interface Running extends Extract<Runnable, { readonly composition: object }> {
  readonly file: string;
  readonly name: string;
}

/** The last edit of a file that runs; undefined where none did yet. */
export function useRunning(edit: Edit, name: string): Running | undefined {
  const [last, setLast] = useState<Running>();
  const now = useMemo((): Running | undefined => {
    const runs = runnable(edit, name);
    return 'composition' in runs ? { ...runs, file: edit.file, name } : undefined;
  }, [edit, name]);
  if (now && now !== last) setLast(now);
  const shown = now ?? last;
  return shown?.file === edit.file && shown.name === name ? shown : undefined;
}
