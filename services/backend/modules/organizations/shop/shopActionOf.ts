import { isWebLink } from '../../../kernel/http/isSafeLink.ts';
import type { Catalogue } from '../../catalogue/Catalogue.ts';
import type { BrandFile } from '../brandFileSchema.ts';
import type { WrittenAction } from './shopFileSchema.ts';

/** Where a banner leads. Products and templates of visits are named by their slugs. */
export type ShopAction =
  | { readonly type: 'external-link'; readonly url: string }
  | { readonly type: 'in-app-path'; readonly url: string }
  | { readonly type: 'medication-visit'; readonly product: string; readonly intakeTemplate: string }
  | { readonly type: 'lab-visit'; readonly product: string };

/** What stands after `/dashboard/{userId}/`: names with single slashes between them, so that it leads nowhere else. */
const IN_APP = /^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/;

/**
 * Where the action of a banner leads; undefined where it leads nowhere, and `refuse` is then told the field and the
 * fault.
 */
export function shopActionOf(
  { type, url, product }: WrittenAction,
  sells: BrandFile['sells'],
  catalogue: Catalogue,
  refuse: (field: 'url' | 'product', what: string) => void,
): ShopAction | undefined {
  const isLink = type === 'external-link' || type === 'in-app-path';
  const [needed, other] = isLink ? (['url', 'product'] as const) : (['product', 'url'] as const);
  const written = { url, product };
  if (written[other] !== undefined) refuse(other, `must be left out of an action of the type ${type}`);
  const target = written[needed];
  if (target === undefined) {
    refuse(needed, `is missing, and an action of the type ${type} needs it`);
    return undefined;
  }
  if (isLink) {
    const isGood = type === 'external-link' ? isWebLink(target) : IN_APP.test(target);
    if (isGood) return { type, url: target };
    const form =
      type === 'external-link'
        ? 'must begin with https:// or http:// and name a web page'
        : "must be what stands after /dashboard/{userId}/, such as 'subscriptions' or 'settings/billing'";
    refuse('url', `${form}, not ${JSON.stringify(target)}`);
    return undefined;
  }
  const sold = sells.products.includes(target) ? catalogue.products.get(target) : undefined;
  if (!sold)
    refuse('product', `is '${target}', which the brand does not sell; add it to /sells/products or name another`);
  else if (type === 'lab-visit') {
    if (sold.type === 'lab') return { type, product: target };
    refuse('product', `is '${target}', which is no lab test; name one, or use the type medication-visit`);
  } else {
    const { intakeTemplate } = sold;
    const isVisit = sold.type === 'medication' || sold.type === 'coaching_membership';
    if (isVisit && intakeTemplate !== undefined) return { type, product: target, intakeTemplate };
    refuse('product', `is '${target}', which no visit leads to; name a medication or a coaching membership`);
  }
  return undefined;
}
