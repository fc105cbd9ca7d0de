import { momentText } from '#flows/kinds/describing/momentText.ts';
import { FactList } from '#renderers/ui/layout/FactList.tsx';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { ZoneName } from '../../time/ZoneName.tsx';
import { useZone } from '../../time/useZone.ts';
import * as styles from '../parts/labs.css.ts';
import { fastingStart } from '../rules/fastingStart.ts';

/** A time at which many draws are. */
const EIGHT = new Date('2026-01-02T08:00:00.000Z');

interface FastingTimesProps {
  readonly hours: number;
  /** That of the draw; null where none is known. */
  readonly appointment: Appointment | null;
}

/** When the draw is and from when on nothing is eaten, in the zone of the patient, with the calendar file of the draw. */
export function FastingTimes({ hours, appointment }: FastingTimesProps) {
  const zone = useZone();
  if (!appointment || appointment.event.canceled)
    return hours > 0 ? (
      <p>
        Count back from the time of your draw: for one at 8:00 AM, eat nothing after{' '}
        {momentText(fastingStart(EIGHT, hours), 'time', 'UTC')}.
      </p>
    ) : null;
  const draw = new Date(appointment.event.start_time);
  const said = (moment: Date) => `${momentText(moment, 'weekday', zone)} at ${momentText(moment, 'time', zone)}`;
  const file = appointment.event.calendar_file;
  return (
    <>
      <FactList
        facts={[
          ['Eat nothing from', hours > 0 ? said(fastingStart(draw, hours)) : undefined],
          ['Your blood draw', said(draw)],
        ]}
      />
      <p className={styles.soft}>
        Times are in <ZoneName />.
      </p>
      {file !== null && (
        <p>
          <a href={file} download className={styles.link}>
            Add the draw to your calendar
          </a>
        </p>
      )}
    </>
  );
}
