import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { AppointmentTime } from '../appointments/details/AppointmentTime.tsx';
import { videoCallUrl } from '../appointments/details/videoCallUrl.ts';
import { pacificTime } from '../appointments/details/shownTime.ts';
import { coachingOf } from './coachingOf.ts';
import * as styles from '../layout/page.css.ts';

interface CoachingCardProps {
  readonly subscriptions: readonly Subscription[];
  readonly now: Date;
}

/** The first coaching appointment: its time, or a link to book it. Empty for patients without coaching. */
export function CoachingCard({ subscriptions, now }: CoachingCardProps) {
  const id = useId();
  const coaching = coachingOf(subscriptions, now);
  if (coaching.state === 'none') return null;
  const room = coaching.state === 'booked' ? videoCallUrl(coaching.link) : undefined;
  return (
    <div className={styles.section}>
      <Card aria-labelledby={id}>
        <div className={styles.visit}>
          <h2 id={id} className={styles.title}>
            {coaching.state === 'booked'
              ? 'Your onboarding appointment has been booked'
              : 'Your personalized onboarding awaits'}
          </h2>
          {coaching.state === 'booked' ? (
            <AppointmentTime moment={coaching.start} shown={pacificTime(coaching.start)} />
          ) : (
            <p className={styles.soft}>Meet your coach and make a plan that fits your life.</p>
          )}
          <div className={styles.actions}>
            {room !== undefined && (
              <a href={room} target="_blank" rel="noreferrer" className={button()}>
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
          </div>
        </div>
      </Card>
    </div>
  );
}
