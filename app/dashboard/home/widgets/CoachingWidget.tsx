import { Link } from '@tanstack/react-router';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { CoachingTime } from '../../appointments/details/CoachingTime.tsx';
import { isSoon } from '../../appointments/details/isSoon.ts';
import { videoCallUrl } from '../../appointments/details/videoCallUrl.ts';
import { useZone } from '../../../time/useZone.ts';
import { coachingOf } from '../coachingOf.ts';
import { Widget } from './Widget.tsx';

interface CoachingWidgetProps {
  readonly subscriptions: readonly Subscription[];
  readonly now: Date;
}

/** The first coaching appointment: its time, or a link to book it. Empty for patients without coaching. */
export function CoachingWidget({ subscriptions, now }: CoachingWidgetProps) {
  const zone = useZone();
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
      {coaching.state === 'booked' && <CoachingTime moment={coaching.start} zone={zone} />}
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
