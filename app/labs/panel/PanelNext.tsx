import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { AskLink } from '../../asking/AskLink.tsx';
import { LabDownload } from '../download/LabDownload.tsx';
import { OrderLab } from '../next/OrderLab.tsx';
import { Day } from '../parts/LabDay.tsx';
import * as styles from '../parts/labs.css.ts';
import { panelTexts, type PanelStep } from '../rules/panelTexts.ts';

interface PanelNextProps {
  readonly userId: string;
  readonly panel: LabPanel;
}

/** The one thing that the patient does next. */
function NextAction({ userId, panel, step }: PanelNextProps & { readonly step: Exclude<PanelStep, 'read'> }) {
  const panelId = panel._id;
  switch (step) {
    case 'order':
      return <OrderLab userId={userId} panel={panel} />;
    case 'wait':
      return (
        <Link to="/labs/$panelId/preparation-guideline" params={{ panelId }} className={button({ look: 'secondary' })}>
          Read how to prepare
        </Link>
      );
    case 'draw':
      return <LabDownload what="order" id={panelId} look="primary" />;
    case 'measured':
      return (
        <AskLink userId={userId} about={{ type: 'lab', id: panelId }} className={button({ look: 'secondary' })}>
          Ask about this lab test
        </AskLink>
      );
  }
}

/** How far a lab test is: what happens now, by when, and what the patient does next. Left out once results are shown. */
export function PanelNext({ userId, panel }: PanelNextProps) {
  const { now, when, step } = panelTexts(panel);
  if (step === 'read') return null;
  return (
    <div className={styles.page}>
      <Card aria-label="How far it is">
        <div className={styles.inCard}>
          <div className={styles.texts}>
            <p className={styles.name}>{now}</p>
            <p>{when}</p>
            {panel.status_at !== null && (
              <p className={styles.soft}>
                Since <Day at={panel.status_at} />
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <NextAction userId={userId} panel={panel} step={step} />
          </div>
        </div>
      </Card>
    </div>
  );
}
