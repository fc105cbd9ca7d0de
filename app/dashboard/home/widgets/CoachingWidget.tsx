import { Link } from '@tanstack/react-router';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { AppointmentTime } from '../../appointments/details/AppointmentTime.tsx';
import { videoCallUrl } from '../../appointments/details/videoCallUrl.ts';
import { pacificTime, timeIn } from '../../appointments/details/shownTime.ts';
import { useZone } from '../../../time/useZone.ts';
import { coachingOf } from '../coachingOf.ts';
import { Widget } from './Widget.tsx';
import * as styles from './widgets.css.ts';

interface CoachingWidgetProps {
  readonly subscriptions: readonly Subscription[];
  readonly now: Date;
}

const MINUTE = 60_000;

/** From 15 minutes before a call its room is what the patient needs. */
const isSoon = (start: string, now: Date) => Date.parse(start) - now.getTime() <= 15 * MINUTE;

/** When the call is: in the coaching team's time and, where it differs, in the patient's own. */
function CallTime({ start }: { readonly start: string }) {
  const pacific = pacificTime(start);
  const own = timeIn(start, useZone());
  return (
    <div className={styles.times}>
      <AppointmentTime moment={start} shown={pacific} />
      {(own.date !== pacific.date || own.time !== pacific.time) && (
        <p className={styles.text}>
          Your time: {own.date}, {own.time} ({own.zone})
        </p>
      )}
    </div>
  );
}

/** The first coaching appointment: its time, or a link to book it. Empty for patients without coaching. */
export function CoachingWidget({ subscriptions, now }: CoachingWidgetProps) {
  const coaching = coachingOf(subscriptions, now);
  if (coaching.state === 'none') return null;
  const room = coaching.state === 'booked' ? videoCallUrl(coaching.link) : undefined;
  return (
    <Widget
      title={
        coaching.state === 'booked'
          ? 'Your onboarding appointment has been booked'
          : 'Your personalized onboarding awaits'
      }
      {...(coaching.state === 'waiting' && { text: 'Meet your coach and make a plan that fits your life.' })}
    >
      {coaching.state === 'booked' && <CallTime start={coaching.start} />}
      {coaching.state === 'booked' && room !== undefined && (
        <a
          href={room}
          target="_blank"
          rel="noreferrer"
          className={button({ look: isSoon(coaching.start, now) ? 'primary' : 'secondary' })}
        >
          Join Room
        </a>
      )}
      {coaching.state === 'waiting' && (
        <Link
          to="/schedule-coaching/$subscriptionId"
          params={{ subscriptionId: coaching.subscription._id }}
          search={{ coachingLink: coaching.subscription.coaching_link ?? '' }}
          className={button()}
        >
          Schedule Now
        </Link>
      )}
    </Widget>
  );
}
