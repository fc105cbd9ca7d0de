import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import type { Edit } from './Edit.ts';
import { useLiveWalk } from './live/useLiveWalk.ts';
import type { Beginning } from './live/WalkMessage.ts';
import type { Subject } from './Subject.ts';

interface Walked {
  readonly subject: Subject;
  readonly edit: Edit;
  readonly beginning: Beginning;
  /** A different object restarts the walk. */
  readonly chosen: object;
  /** Whether effects wait for the author to choose their results. */
  readonly ask: boolean;
}

/** Keeps the walk in the frame up to date: an edit changes the running walk, another patient or file restarts it. */
export function useWalkCommands(frame: RefObject<HTMLIFrameElement | null>, walked: Walked) {
  const { subject, edit, chosen, ask } = walked;
  const { report, ready, send } = useLiveWalk(frame);
  const [times, setTimes] = useState(0);
  const witness = useRef<Witness>(undefined);
  const { composition } = subject;

  useEffect(() => {
    if (ready > 0) send({ type: 'ask', ask });
  }, [send, ready, ask]);
  useEffect(() => {
    if (ready > 0) send({ type: 'define', edit, composition });
  }, [send, ready, edit, composition]);

  const beginning = useRef(walked.beginning);
  useEffect(() => {
    beginning.current = walked.beginning;
  });
  const start = useMemo(() => ({ subject, chosen, times, ready }), [subject, chosen, times, ready]);
  useEffect(() => {
    if (start.ready === 0) return;
    const followed = witness.current;
    witness.current = undefined;
    send(followed ? { type: 'replay', witness: followed } : { type: 'begin', beginning: beginning.current });
  }, [send, start]);

  return {
    report,
    send,
    begin: () => setTimes(times + 1),
    /** Follows a witness, in the composition that is shown next. */
    follow: (next: Witness) => {
      witness.current = next;
      setTimes(times + 1);
    },
  };
}
