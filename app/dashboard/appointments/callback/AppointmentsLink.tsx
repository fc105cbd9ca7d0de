import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';

/** The link back to the patient's appointments. */
export function AppointmentsLink({ userId }: { readonly userId: string }) {
  return (
    <Link to="/dashboard/$userId/appointments" params={{ userId }} className={button()}>
      Return to Appointments
    </Link>
  );
}
