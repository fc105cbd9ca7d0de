import { laterPart } from '../../../hydration/laterPart.tsx';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { pendingSection as PendingSection } from '../../layout/pendingPage.tsx';

const { Part: Shipping } = laterPart(async () => (await import('./Shipping.tsx')).Shipping, <PendingSection />);

/** Where parcels go. */
export function ShippingPage() {
  usePageTitle('Shipping');
  return <Shipping />;
}
