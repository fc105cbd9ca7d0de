import { Link } from '@tanstack/react-router';
import type { Physician } from '#schemas/wire/appointment.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as page from '../../layout/page.css.ts';
import { physicianName } from './physicianName.ts';
import { PhysicianAbout } from './PhysicianAbout.tsx';
import * as styles from '../details/appointments.css.ts';

interface SelectPhysicianProps {
  readonly userId: string;
  readonly physicians: readonly Physician[];
}

/** The physicians with whom a patient can book an appointment. */
export function SelectPhysician({ userId, physicians }: SelectPhysicianProps) {
  if (physicians.length === 0)
    return (
      <div className={styles.confirmed}>
        <h2 className={page.title}>No provider in your state yet</h2>
        <p className={styles.text}>
          Your care team can still help you. Send them a message, and they will find someone for you.
        </p>
        <Link to="/dashboard/$userId/messages" params={{ userId }} className={button()}>
          Message Us
        </Link>
      </div>
    );
  return (
    <ul className={page.list}>
      {physicians.map((physician) => (
        <li key={physician._id}>
          <Card aria-label={physicianName(physician)}>
            <PhysicianAbout physician={physician}>
              {physician.calendly.scheduling_url === null ? (
                <p className={page.soft}>Not taking appointments right now.</p>
              ) : (
                <div>
                  <Link
                    to="/dashboard/$userId/appointments"
                    params={{ userId }}
                    search={{ book: true, physician: physician._id }}
                    className={button({ look: 'secondary' })}
                  >
                    Select {physician.first_name} {physician.last_name}
                  </Link>
                </div>
              )}
            </PhysicianAbout>
          </Card>
        </li>
      ))}
    </ul>
  );
}
