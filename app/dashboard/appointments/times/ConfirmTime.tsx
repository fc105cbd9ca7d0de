import { useEffect, useRef } from 'react';
import type { AppointmentKind } from '#schemas/wire/appointment.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import * as page from '../../layout/page.css.ts';
import { CallTime } from '../details/CallTime.tsx';
import { timeIn } from '../details/shownTime.ts';
import * as styles from './times.css.ts';

interface ConfirmTimeProps {
  readonly name: string;
  readonly minutes: number;
  readonly kind: AppointmentKind;
  /** ISO 8601. */
  readonly time: string;
  /** When the call was before; undefined where it is a new one. */
  readonly former: string | undefined;
  readonly zone: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What was chosen, before it is booked. */
export function ConfirmTime(props: ConfirmTimeProps) {
  const { name, minutes, kind, time, former, zone, busy, error, onConfirm, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const before = former === undefined ? undefined : timeIn(former, zone);
  return (
    <div className={styles.confirm}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {before ? 'Confirm the new time' : 'Confirm your call'}
      </h2>
      <p>
        {name}, {minutes} minutes
      </p>
      {before && (
        <p>
          <VisuallyHidden>Previous time: </VisuallyHidden>
          <s className={styles.former}>
            {before.date}, {before.time} {before.zone}
          </s>
        </p>
      )}
      <div>
        {before && <VisuallyHidden>New time: </VisuallyHidden>}
        <CallTime kind={kind} moment={time} zone={zone} />
      </div>
      {error && (
        <Alert tone="danger" urgent>
          {before ? 'We could not confirm the new time.' : 'We could not confirm the booking.'} {error.message}
        </Alert>
      )}
      <div className={page.actions}>
        <Button busy={busy} busyLabel={before ? 'Moving…' : 'Booking…'} onClick={onConfirm}>
          {error ? 'Try again' : before ? 'Move my call' : 'Book this call'}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Choose another time
        </Button>
      </div>
    </div>
  );
}
