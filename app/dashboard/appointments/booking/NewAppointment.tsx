import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { physiciansQuery } from '#services/api/physicians.ts';
import * as page from '../../layout/page.css.ts';
import * as styles from '../details/appointments.css.ts';
import { BookAppointment } from './BookAppointment.tsx';
import { HomeState } from './HomeState.tsx';
import { PhysicianAbout } from './PhysicianAbout.tsx';
import { ReadAgain } from '../details/ReadAgain.tsx';
import { SelectPhysician } from './SelectPhysician.tsx';

interface NewAppointmentProps {
  readonly user: User;
  /** The chosen physician. */
  readonly physicianId?: string | undefined;
}

interface IntroProps extends NewAppointmentProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const loading = [{ height: '11rem' }, { height: '11rem' }, { height: '11rem' }];

/** The title of a view, with a link to the previous one. */
function Intro({ user, physicianId, title, text, children }: IntroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.intro}>
      <div className={styles.quiet}>
        <Link
          to="/dashboard/$userId/appointments"
          params={{ userId: user._id }}
          search={physicianId === undefined ? {} : { book: true }}
          className={button({ look: 'quiet' })}
        >
          <Icon name="back" size="small" />
          {physicianId === undefined ? 'Back to appointments' : 'Choose another physician'}
        </Link>
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

/** Books an appointment with a physician in the patient's state: first the physician, then the time. */
export function NewAppointment({ user, physicianId }: NewAppointmentProps) {
  const { state } = user;
  const physicians = useQuery(physiciansQuery(state));
  const selected = physicians.data?.find(({ _id }) => _id === physicianId);
  if (selected)
    return (
      <BookAppointment
        key={selected._id}
        user={user}
        query={{ purpose: 'physician', physician: selected._id }}
        intro={
          <Intro
            user={user}
            physicianId={selected._id}
            title="Choose a time"
            text={`Your appointment with ${selected.first_name} ${selected.last_name}.`}
          >
            <PhysicianAbout physician={selected} />
          </Intro>
        }
        action={
          <Link to="/dashboard/$userId/appointments" params={{ userId: user._id }} className={button()}>
            Continue
          </Link>
        }
      />
    );
  return (
    <>
      <Intro
        user={user}
        title="Choose a physician"
        text="These physicians treat patients in your state. Appointments are video calls."
      />
      {state === null && <HomeState user={user} />}
      {state !== null && physicians.isPending && (
        <div className={page.section}>
          <Skeleton bones={loading} />
        </div>
      )}
      <ReadAgain read={physicians} what="the physicians" />
      {physicians.data && <SelectPhysician userId={user._id} physicians={physicians.data} />}
    </>
  );
}
