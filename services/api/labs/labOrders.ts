import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { http } from '../client/http.ts';
import { labPanelPath } from './labPanelPath.ts';

/**
 * Orders a lab test that is included for the patient; one that is ordered already stays as it is. Fails with NotFound,
 * ProductUnavailable or NetworkError.
 */
export const orderIncludedLab = (panelId: string): Promise<LabPanel> =>
  http.post(labPanelPath(panelId, 'order')).json();
