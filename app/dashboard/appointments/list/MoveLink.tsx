import { Link } from '@tanstack/react-router';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';

/** The link to the page on which a call is moved: the portal's own, or the scheduling service's. */
export function MoveLink({ appointment: { patient, event } }: { readonly appointment: Appointment }) {
  if (event.reschedule_url === null) return null;
  const look = { className: button({ look: 'quiet' }), 'aria-label': `Reschedule, ${event.name}` };
  if (event.changed_in === 'service')
    return (
      <a href={event.reschedule_url} {...look}>
        Reschedule
      </a>
    );
  return (
    <Link
      to="/dashboard/$userId/appointments"
      params={{ userId: patient }}
      search={{ reschedule: event.uuid }}
      {...look}
    >
      Reschedule
    </Link>
  );
}
