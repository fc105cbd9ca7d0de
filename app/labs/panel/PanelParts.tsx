import { usePanel } from '../usePanel.ts';
import { PanelReceipt } from './PanelReceipt.tsx';
import { PanelResults } from './PanelResults.tsx';

/** What a lab test shows below its next step: its newest results where there are some, and its receipt. */
export function PanelParts() {
  const { panel } = usePanel();
  return (
    <>
      {panel?.latestReport !== null && <PanelResults />}
      {panel && <PanelReceipt />}
    </>
  );
}
