import { useQuery } from '@tanstack/react-query';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import * as page from '../../layout/page.css.ts';
import { useNow } from '#app/time/useNow.ts';
import { AppointmentList } from './AppointmentList.tsx';
import { ReadAgain } from '../details/ReadAgain.tsx';

const loading = [{ height: '3.5rem', width: '13rem' }, { height: '1.5rem', width: '9rem' }, { height: '16rem' }];

interface AppointmentsProps {
  readonly userId: string;
  /** The booking that the patient came to cancel. */
  readonly canceling?: string | undefined;
}

/** The appointments of a patient, with their loading and error states. */
export function Appointments({ userId, canceling }: AppointmentsProps) {
  const { phone } = currentOrganization.get().settings;
  const now = useNow();
  const appointments = useQuery(appointmentsQuery(userId));
  return (
    <>
      <h1 className={page.greeting}>Appointments</h1>
      <p className={page.lead}>View, reschedule or cancel your appointments with the care team.</p>
      {phone !== null && (
        <p className={page.soft}>
          Questions? Call <a href={`tel:${phone}`}>{phoneText(phone).replace(' ', '\u00a0')}</a>.
        </p>
      )}
      {appointments.isPending && (
        <div className={page.section}>
          <Skeleton bones={loading} />
        </div>
      )}
      <ReadAgain read={appointments} what="your appointments" />
      {appointments.data && (
        <AppointmentList userId={userId} appointments={appointments.data} now={now} canceling={canceling} />
      )}
    </>
  );
}
