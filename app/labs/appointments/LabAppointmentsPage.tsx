import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { labAppointmentQuery } from '#services/api/labs/labDraw.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LabDownload } from '../download/LabDownload.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { FastingTimes } from '../preparation/FastingTimes.tsx';
import { usePanel } from '../usePanel.ts';

/** When the blood of a lab test is drawn, as far as the portal knows. */
export function LabAppointmentsPage() {
  const { userId, panelId, panel } = usePanel();
  const appointment = useQuery(labAppointmentQuery(userId, panelId));
  const isOrdered = panel && panel.status !== 'ready_to_order' && panel.status !== 'pending';
  usePageTitle('Blood draw');
  return (
    <>
      <h1 className={styles.title}>Blood draw</h1>
      <Read query={appointment} missing="You have no lab test at this address.">
        {(draw) => (
          <div className={styles.page}>
            <Card aria-label="Your appointment">
              <div className={styles.inCard}>
                {draw && !draw.event.canceled ? (
                  <>
                    <h2 className={styles.heading}>Your appointment</h2>
                    <FastingTimes hours={0} appointment={draw} />
                    {draw.event.location !== null && <p>{draw.event.location}</p>}
                  </>
                ) : (
                  <>
                    <h2 className={styles.heading}>No appointment is known here</h2>
                    <div className={styles.texts}>
                      <p>
                        You arrange the blood draw with the lab that you go to, so this portal does not hear of its day.
                        Bring your lab order and a photo ID.
                      </p>
                      {panel && !isOrdered && <p>Your lab order is not here yet. Wait for it before you go.</p>}
                    </div>
                  </>
                )}
              </div>
            </Card>
          </div>
        )}
      </Read>
      <div className={`${styles.actions} ${styles.end}`}>
        {isOrdered && <LabDownload what="order" id={panelId} />}
        <Link to="/labs/$panelId/preparation-guideline" params={{ panelId }} className={button({ look: 'secondary' })}>
          How to prepare
        </Link>
      </div>
    </>
  );
}
