import type { ProductPanel } from '#schemas/wire/lab.ts';
import { http } from './client/http.ts';

/** The patient's newest panel for a lab product. */
export const productPanel = (templateId: string) =>
  http.get(`v2/labs/product/${templateId}/panel`).json<ProductPanel>();
