import { Link } from '@tanstack/react-router';
import { laterPart } from '../../hydration/laterPart.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import * as note from '../parts/NoDiagnosis.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { PendingPart } from '../parts/PendingPart.tsx';
import { panelTexts, waitsForNote } from '../rules/panelTexts.ts';
import { usePanel } from '../usePanel.ts';
import { PanelNext } from './PanelNext.tsx';

const { Part: Parts } = laterPart(async () => (await import('./PanelParts.tsx')).PanelParts, <PendingPart />);

/** A lab test: how far it is and what the patient does next, its newest results where there are some, and its receipt. */
export function PanelPage() {
  const { userId, panelId, panel } = usePanel();
  usePageTitle('Lab test');
  return (
    <>
      <h1 className={styles.title}>{panel ? panelTexts(panel).label : 'Lab test'}</h1>
      {panel && !panel.critical && !waitsForNote(panel) && <PanelNext userId={userId} panel={panel} />}
      <Parts />
      <NoDiagnosis userId={userId} panelId={panelId}>
        <Link to="/labs/outside-results/$step" params={{ step: 'test' }} className={note.link}>
          Add results from elsewhere
        </Link>
      </NoDiagnosis>
    </>
  );
}
