import { useEffect, useState } from 'react';
import type { Edit } from '../Edit.ts';
import { askWorker } from './askWorker.ts';
import type { CheckReply, CheckRequest } from './CheckMessage.ts';

/** Milliseconds without a key before what was typed is checked. */
const PAUSE = 300;

/** What the checker says of a text, and whether it still works on the one that is edited now. */
export interface Checks extends CheckReply {
  /** The text that the findings are of. */
  readonly text: string;
}

interface Heard extends CheckReply {
  readonly of: CheckRequest;
}

const isOf = ({ edit, composition }: CheckRequest, { file, text }: Edit, name: string) =>
  edit.file === file && edit.text === text && composition === name;

/** Checks what is edited apart from the page, once the typing pauses; a newer text ends the check of an older one. */
export function useChecks({ file, text }: Edit, composition: string): Checks {
  const [heard, setHeard] = useState<Heard>();
  useEffect(() => {
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      const of: CheckRequest = { edit: { file, text }, composition };
      worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
        setHeard({ ...data, of });
        if (data.done) worker?.terminate();
      });
      askWorker(worker, of);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [file, text, composition]);
  if (heard && isOf(heard.of, { file, text }, composition)) return { ...heard, text };
  const findings = heard?.of.edit.file === file ? heard.findings : [];
  return { findings, done: false, text: heard?.of.edit.text ?? text };
}
