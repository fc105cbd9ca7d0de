import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import type { LabMarker, LabOther, LabReport } from '#schemas/wire/labs/labReport.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import * as styles from '../parts/labs.css.ts';
import { Titled, type TitledProps } from '../parts/Titled.tsx';
import { hasCritical } from '../rules/needsAttention.ts';
import { nextTest } from '../rules/nextTest.ts';
import { OrderLab } from './OrderLab.tsx';

interface NextTestAdviceProps {
  readonly userId: string;
  readonly report: LabReport;
  readonly markers: readonly LabMarker[];
  readonly others: readonly LabOther[];
  /** The frame around it: a card, or a fold. */
  readonly In?: (props: TitledProps) => ReactNode;
}

/** The month that is so many months after a day, such as 'September 2026'. */
function monthAfter(collectedAt: string, months: number): string {
  const day = new Date(collectedAt);
  const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  return month.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** When to test again and why, with one press to order: the test that is included for the patient, or one of the shop. */
export function NextTestAdvice({ userId, report, markers, others, In = Titled }: NextTestAdviceProps) {
  const { data: panels } = useQuery(labPanelsQuery(userId));
  const { months, why, about } = nextTest(markers, others);
  // Nothing is sold next to a critical value, and no usual time holds for it.
  const isUrgent = hasCritical(markers, others) || panels?.some(({ critical }) => critical) === true;
  if (isUrgent && months !== null) return null;
  const included = panels?.find(({ status }) => status === 'ready_to_order');
  return (
    <In title="When to test again">
      <div className={styles.texts}>
        {months !== null && <p className={styles.name}>Around {monthAfter(report.collected_at, months)}</p>}
        <p>{why}</p>
        {about.length > 0 && <p>This is about: {about.join(', ')}.</p>}
        {months !== null && (
          <p className={styles.soft}>This is a usual time. If your care team has named another time, follow theirs.</p>
        )}
      </div>
      {!isUrgent && (
        <div className={styles.actions}>
          {included ? (
            <OrderLab userId={userId} panel={included} look="secondary" />
          ) : (
            <Link to="/shop" search={{ type: 'lab' }} className={button({ look: 'secondary' })}>
              See lab tests to order
            </Link>
          )}
        </div>
      )}
    </In>
  );
}
