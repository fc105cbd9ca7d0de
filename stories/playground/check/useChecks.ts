import { useEffect, useState } from 'react';
import type { Edit } from '../Edit.ts';
import { askWorker } from './askWorker.ts';
import type { CheckReply, CheckRequest } from './CheckMessage.ts';

/** Milliseconds without typing before a check starts. */
const PAUSE = 300;

/** The findings for a text, and whether the current text is still being checked. */
export interface Checks extends CheckReply {
  /** The text to which the findings belong. */
  readonly text: string;
  /** Why the check has failed. */
  readonly stopped?: string;
}

interface Heard extends CheckReply {
  readonly of: CheckRequest;
  readonly stopped?: string;
}

const isOf = ({ of }: Heard, { file, text, others }: Edit, composition: string) =>
  of.edit.file === file && of.edit.text === text && of.edit.others === others && of.composition === composition;

/** Checks the edited file in a worker, once the author pauses typing; a newer text cancels an older check. */
export function useChecks(edit: Edit, composition: string): Checks {
  const [heard, setHeard] = useState<Heard>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const of: CheckRequest = { edit, composition };
      const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
      stop = askWorker<CheckReply>(worker, of, {
        onReply: (reply) => {
          setHeard({ ...reply, of });
          if (reply.done) worker.terminate();
        },
        onStop: (stopped) => setHeard({ findings: [], done: false, of, stopped }),
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [edit, composition]);
  const { text } = edit;
  if (heard && isOf(heard, edit, composition)) return { ...heard, text };
  const findings = heard?.of.edit.file === edit.file ? heard.findings : [];
  return { findings, done: false, text: heard?.of.edit.text ?? text };
}
