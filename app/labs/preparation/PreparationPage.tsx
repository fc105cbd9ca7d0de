import { useQuery } from '@tanstack/react-query';
import { labAppointmentQuery, labPreparationQuery } from '#services/api/labs/labDraw.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LabDownload } from '../download/LabDownload.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { FastingTimes } from './FastingTimes.tsx';

/** How to come to the blood draw of a lab test. */
export function PreparationPage() {
  const { userId, panelId, panel } = usePanel();
  const guideline = useQuery(labPreparationQuery(userId, panelId));
  const { data: appointment } = useQuery(labAppointmentQuery(userId, panelId));
  usePageTitle('Lab preparation');
  return (
    <>
      <h1 className={styles.title}>How to prepare</h1>
      <p className={styles.lead}>What to do before your blood is drawn, so that the results say something.</p>
      <Read query={guideline} missing="You have no lab test at this address.">
        {({ fasting_hours: hours, items, water, medicines }) => (
          <div className={styles.page}>
            <Card aria-label="Before you go">
              <div className={styles.inCard}>
                <h2 className={styles.heading}>
                  {hours > 0 ? `Do not eat for ${hours} hours before` : 'You may eat as usual'}
                </h2>
                <FastingTimes hours={hours} appointment={appointment ?? null} />
                <ul className={styles.points}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            </Card>
            <Card aria-label="Water">
              <div className={styles.inCard}>
                <h2 className={styles.heading}>Water</h2>
                <p>{water}</p>
              </div>
            </Card>
            <Card aria-label="Medicines">
              <div className={styles.inCard}>
                <h2 className={styles.heading}>Medicines</h2>
                <p>{medicines}</p>
              </div>
            </Card>
          </div>
        )}
      </Read>
      {panel && panel.status !== 'ready_to_order' && panel.status !== 'pending' && (
        <div className={`${styles.actions} ${styles.end}`}>
          <LabDownload what="order" id={panelId} />
        </div>
      )}
    </>
  );
}
