import type { QueryClient } from '@tanstack/react-query';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { productTemplatesQuery } from '#services/api/products.ts';
import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';
import { openVisit, type OpenedVisit } from './openVisit.ts';

interface Wanted {
  readonly templateId: string;
  readonly productId: string;
}

interface Patient {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

/**
 * Opens a visit for one of its products, which this tab remembers: the treatment screen starts with it, it is marked
 * as chosen among the protocols, and of several memberships its own is chosen. For an add-on the visit opens and offers it later.
 *
 * @returns undefined when the organization does not sell the product in that visit
 */
export async function openVisitFor(
  { templateId, productId }: Wanted,
  { userId, queryClient }: Patient,
): Promise<OpenedVisit | undefined> {
  const templates = await queryClient.fetchQuery(intakeTemplatesQuery);
  const template = templates.find(({ _id }) => _id === templateId);
  if (template?.product_addons.includes(productId)) return openVisit(templateId, userId);
  if (!template?.product_defaults.includes(productId)) return undefined;
  const [product] = await queryClient.fetchQuery(productTemplatesQuery([productId]));
  if (!product) return undefined;
  const opened = await openVisit(templateId, userId);
  const { _id, slug, membership } = product;
  checkoutStorage.setStartProduct({ intake: opened.intake._id, product: _id, slug, membership });
  return opened;
}
