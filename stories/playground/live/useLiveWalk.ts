import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { hearNews, sendCommand, type WalkCommand } from './WalkMessage.ts';
import type { WalkReport } from './WalkReport.ts';

interface LiveWalkHandle {
  /** Undefined until the frame is ready. */
  readonly report: WalkReport | undefined;
  /** How many times a frame has become ready; 0 before the first time. */
  readonly ready: number;
  readonly send: (command: WalkCommand) => void;
}

/** The walk in a frame: its latest report, and a function to send commands. */
export function useLiveWalk(frame: RefObject<HTMLIFrameElement | null>): LiveWalkHandle {
  const [report, setReport] = useState<WalkReport>();
  const [ready, setReady] = useState(0);
  const isReady = useRef(false);
  useEffect(
    () =>
      hearNews(
        () => frame.current?.contentWindow,
        (news) => {
          if (news.type === 'report') return setReport(news.report);
          isReady.current = true;
          setReady((times) => times + 1);
        },
      ),
    [frame],
  );
  const send = useCallback(
    (command: WalkCommand) => {
      const to = frame.current?.contentWindow;
      if (to && isReady.current) sendCommand(to, command);
    },
    [frame],
  );
  return { report, ready, send };
}
