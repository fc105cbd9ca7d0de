import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useId } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { userQuery } from '#services/api/users.ts';
import { LabDownload } from '../download/LabDownload.tsx';
import { OrderLab } from '../next/OrderLab.tsx';
import { Day } from '../parts/LabDay.tsx';
import * as styles from '../parts/labs.css.ts';
import { PanelState } from '../parts/PanelState.tsx';
import { ShowWaiting } from '../parts/ShowWaiting.tsx';
import { panelTexts, waitsForNote } from '../rules/panelTexts.ts';

const route = getRouteApi('/signed-in');

/** A lab test with how far it is, and its newest results as PDF. Patients who are not shown its page find all of it here. */
export function PanelCard({ panel }: { readonly panel: LabPanel }) {
  const id = useId();
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const { _id: panelId, name, created_at: at, latestReport } = panel;
  const { now, when } = panelTexts(panel);
  const waits = waitsForNote(panel);
  return (
    <Card>
      <div className={styles.inCard}>
        <div className={styles.stacked}>
          <h2 id={id} className={styles.heading}>
            {name}
          </h2>
          <p className={styles.soft}>
            Ordered <Day at={at} />
            {latestReport !== null && (
              <>
                , newest results <Day at={latestReport.statusChangedAt} />
              </>
            )}
          </p>
        </div>
        <div>
          <PanelState panel={panel} />
        </div>
        <p className={styles.texts}>
          <span>{now}</span>
          <span>{when}</span>
        </p>
        <div className={styles.actions}>
          {user?.feature_flags.labs2 !== false && (
            <Link to="/labs/$panelId" params={{ panelId }} className={button()} aria-describedby={id}>
              {latestReport && !waits ? 'See your results' : 'See this lab test'}
            </Link>
          )}
          {latestReport && !waits && <LabDownload what="results" id={latestReport._id} describedBy={id} />}
          {user?.feature_flags.labs2 === false && waits && <ShowWaiting waiting={panel.waiting ?? []} />}
          {panel.status === 'ready_to_order' && <OrderLab userId={userId} panel={panel} look="secondary" />}
          {panel.status === 'prepared' && <LabDownload what="order" id={panelId} describedBy={id} />}
        </div>
      </div>
    </Card>
  );
}
