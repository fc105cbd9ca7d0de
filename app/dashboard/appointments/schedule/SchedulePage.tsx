import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CalendarQuery } from '#schemas/wire/appointment.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { userQuery } from '#services/api/users.ts';
import { BrandBar } from '#app/shell/BrandBar.tsx';
import { Help } from '#app/shell/Help.tsx';
import { usePageTitle } from '#app/shell/usePageTitle.ts';
import * as styles from '../details/appointments.css.ts';
import { BookAppointment } from '../booking/BookAppointment.tsx';
import type { ScheduleSearch } from './readScheduleSearch.ts';
import { useCancellationCount } from './useCancellationCount.ts';

interface SchedulePageProps {
  readonly userId: string;
  readonly title: string;
  readonly text: string;
  /** Information that the patient needs before choosing a time. */
  readonly note?: ReactNode;
  /** Shown below the calendar, and below the confirmation of a booking. */
  readonly below?: ReactNode;
  readonly query: CalendarQuery;
  readonly search: ScheduleSearch;
}

/** A page for booking one appointment, with a link to continue. */
export function SchedulePage({ userId, title, text, note, below, query, search }: SchedulePageProps) {
  const { data: user } = useQuery(userQuery(userId));
  const counts = search.canIncrementCancellationAttempt ? query.subscription : undefined;
  const { count, countAgain } = useCancellationCount(userId, counts);
  usePageTitle(title);
  if (!user) return null;
  const look = { className: button(), onClick: countAgain };
  return (
    <Page width="wide" bar={<BrandBar home={`/dashboard/${userId}/profile`} actions={<Help />} />}>
      <BookAppointment
        user={user}
        query={query}
        onConfirmed={count}
        intro={
          <div className={styles.intro}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.text}>{text}</p>
            {note}
          </div>
        }
        action={
          search.coachingLink === undefined ? (
            <Link to="/dashboard/$userId/appointments" params={{ userId }} {...look}>
              Continue
            </Link>
          ) : (
            <Link to="/dashboard/$userId/$page" params={{ userId, page: 'profile' }} {...look}>
              Continue
            </Link>
          )
        }
      />
      {below}
    </Page>
  );
}
