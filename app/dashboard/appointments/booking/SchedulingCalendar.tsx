import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SchedulingCalendar as Calendar } from '#schemas/wire/appointment.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { listenToCalendar } from '#services/scheduling/listenToCalendar.ts';
import * as styles from './SchedulingCalendar.css.ts';

interface SchedulingCalendarProps {
  readonly calendar: Calendar;
  /** Called when the calendar reports a booking, perhaps more than once. */
  readonly onBooked: (uid: string) => void;
}

/** Milliseconds without a message after which the calendar counts as failed. */
const PATIENCE = 20_000;

/**
 * The permissions of the frame. The calendar has its own origin, or the portal's if the portal serves the sandbox
 * calendar.
 */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

const loading = [
  { height: '2rem', width: '60%' },
  { height: '1.25rem', width: '40%' },
  { height: '14rem' },
  { height: '3rem' },
  { height: '3rem' },
];

/** A calendar of the scheduling service, in a frame. */
export function SchedulingCalendar({ calendar, onBooked }: SchedulingCalendarProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const failed = state === 'failed';
  const tell = useEffectEvent(onBooked);

  useEffect(() => {
    if (failed || !frame.current) return;
    const giveUp = () => setState('failed');
    const patience = setTimeout(giveUp, PATIENCE);
    const stop = listenToCalendar(frame.current, calendar, {
      onReady: () => {
        clearTimeout(patience);
        setState('ready');
      },
      onFailed: giveUp,
      onBooked: (uid) => tell(uid),
    });
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [calendar, failed]);

  return (
    <div className={styles.box}>
      {failed ? (
        <div className={styles.failed}>
          <Alert
            tone="danger"
            urgent
            action={
              <Button look="secondary" onClick={() => setState('loading')}>
                Try again
              </Button>
            }
          >
            The calendar did not load. Please check your connection and try again.
          </Alert>
        </div>
      ) : (
        <iframe ref={frame} src={calendar.url} title={calendar.title} sandbox={ALLOWED} className={styles.frame} />
      )}
      {state === 'loading' && (
        <div className={styles.loading}>
          <Skeleton bones={loading} />
        </div>
      )}
    </div>
  );
}
