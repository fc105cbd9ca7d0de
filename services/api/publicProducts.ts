import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { http } from './http.ts';

/** A product as anybody may see it. Fails with NotFound. */
export const publicProduct = (id: string) => http.get(`v2/products/${id}/public`).json<ProductTemplate>();
