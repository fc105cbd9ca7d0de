import { useEffect, useState } from 'react';
import { realtimeEvents } from '../../../realtime/realtimeEvents.ts';

/** Milliseconds after the last sign of it for which somebody is said to type. */
const TYPING = 8000;

/**
 * The id of somebody of the care team who types; undefined where nobody does.
 *
 * @param newest id of the newest message of the care team: one that arrives ends the typing
 */
export function useTyping(newest: string | undefined): string | undefined {
  const [typing, setTyping] = useState<{ readonly authorId: string; readonly before: string | undefined }>();
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const unheard = realtimeEvents.hear((event) => {
      if (event.kind !== 'typing') return;
      clearTimeout(end);
      setTyping({ authorId: event.authorId, before: newest });
      end = setTimeout(() => setTyping(undefined), TYPING);
    });
    return () => {
      clearTimeout(end);
      unheard();
    };
  }, [newest]);
  return typing && typing.before === newest ? typing.authorId : undefined;
}
