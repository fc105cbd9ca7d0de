import { campaignsOf } from '../modules/campaigns/campaignsOf.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { findProductTemplate } from '../modules/products/store.ts';
import type { ReadLanding } from './EntryPages.ts';

/** Reads the product, or the campaign with its product, that an organization's landing page is about. */
export const readLanding =
  ({ database }: Pick<Portal, 'database'>): ReadLanding =>
  async ({ tenant }, { kind, id }) => {
    const campaign = kind === 'campaign' ? campaignsOf(tenant).get(id) : undefined;
    const productId = kind === 'product' ? id : campaign?.productTemplate;
    const product = productId === undefined ? undefined : await findProductTemplate(database, tenant.id, productId);
    return product && { product, ...(campaign && { campaign }) };
  };
