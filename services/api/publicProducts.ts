import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { http } from './client/http.ts';

/** The public data of a product. Fails with NotFound. */
export const publicProduct = (id: string): Promise<ProductTemplate> => http.get(`v2/products/${id}/public`).json();
