import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { listLabPanels, orderPanel } from './store.ts';

/**
 * Orders a lab test that is included for a patient. Asked for again, it answers how far the test is: nothing is ordered twice.
 *
 * @throws ProblemError NotFound where the patient has no such panel, ProductUnavailable where the patient's state does not allow it
 */
export async function orderIncludedLab(
  portal: Pick<Portal, 'database' | 'catalogue' | 'clock'>,
  panelId: string,
  userId: string,
): Promise<LabPanel> {
  await orderPanel(portal.database, panelId, userId, portal.clock());
  const panel = (await listLabPanels(portal, userId)).find(({ _id }) => _id === panelId);
  if (!panel) throw problems.notFound('the patient has no such lab panel');
  if (panel.status === 'ready_to_order')
    throw problems.productUnavailable('lab tests are not offered in the state of the patient');
  return panel;
}
