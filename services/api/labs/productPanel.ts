import type { ProductPanel } from '#schemas/wire/labs/labPanel.ts';
import { http } from '../client/http.ts';

/**
 * The patient's newest panel for a lab product; null where that cannot be read: what is bought is bought, and whoever asks goes
 * on as with no panel.
 */
export const productPanel = (templateId: string): Promise<ProductPanel | null> =>
  http
    .get(`v2/labs/product/${templateId}/panel`)
    .json()
    .catch(() => null);
