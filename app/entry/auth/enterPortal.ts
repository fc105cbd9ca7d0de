import { publicProduct } from '#services/api/publicProducts.ts';
import { keptSource } from '../../checkout/cart/patientSource.ts';
import { purchaseIntent } from '../../checkout/cart/purchaseIntent.ts';
import type { EntryAddress, EntryForm } from '../address/EntryAddress.ts';
import type { Landing } from '../landing/Landing.ts';
import { routeAfterAuth } from './routeAfterAuth.ts';

interface Entered {
  readonly address: Extract<EntryAddress, { readonly form: EntryForm }>;
  readonly landing: Landing | undefined;
  readonly userId: string;
}

/** Leaves an entry page for the portal, and passes on the product and the plan that the patient came for. */
export async function enterPortal({ address: { form, search }, landing, userId }: Entered): Promise<void> {
  const { product: wanted, redirectPath, defaultDurationSelection: months, source } = search;
  const found = wanted === undefined ? undefined : await publicProduct(wanted).catch(() => undefined);
  const product = landing?.product ?? found;
  if (months !== undefined) purchaseIntent.setPreferredMonths(months);
  if (source) keptSource.set(source);
  if (product?.type === 'lab')
    purchaseIntent.setSignupProduct({ productTemplate: product._id, type: 'lab', referrer: 'shop' });
  location.assign(routeAfterAuth({ form, userId, redirectPath, product }));
}
