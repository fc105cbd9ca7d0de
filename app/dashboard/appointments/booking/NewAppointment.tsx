import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#schemas/wire/user.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { physiciansQuery } from '#services/api/physicians.ts';
import * as page from '../../layout/page.css.ts';
import { BookAppointment } from './BookAppointment.tsx';
import { BookingIntro } from './BookingIntro.tsx';
import { HomeState } from './HomeState.tsx';
import { PhysicianAbout } from './PhysicianAbout.tsx';
import { ReadAgain } from '../details/ReadAgain.tsx';
import { SelectPhysician } from './SelectPhysician.tsx';

interface NewAppointmentProps {
  readonly user: User;
  /** The chosen physician. */
  readonly physicianId?: string | undefined;
}

const loading = [{ height: '11rem' }, { height: '11rem' }, { height: '11rem' }];

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
          <BookingIntro
            userId={user._id}
            afterPhysicians
            title="Choose a time"
            text={`Your appointment with ${selected.first_name} ${selected.last_name}.`}
          >
            <PhysicianAbout physician={selected} />
          </BookingIntro>
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
      <BookingIntro
        userId={user._id}
        title="Choose a provider"
        text="These providers treat patients in your state. Appointments are video calls."
      />
      {state === null && <HomeState user={user} />}
      {state !== null && physicians.isPending && (
        <div className={page.section}>
          <Skeleton bones={loading} />
        </div>
      )}
      <ReadAgain read={physicians} what="the providers" />
      {physicians.data && <SelectPhysician userId={user._id} physicians={physicians.data} />}
    </>
  );
}
