import type { IconName } from '#renderers/ui/icons/Icon.tsx';
import type { ShowcaseItem, ShowcaseStatus, ShowcaseType } from '#schemas/wire/showcase.ts';

/** The states by which orders are chosen, as a patient reads them. */
export const statusLabels: { readonly [S in ShowcaseStatus]: string } = {
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  refunded: 'Refunded',
  voided: 'Voided',
};

/** What orders are of, one and several. */
export const typeLabels: { readonly [T in ShowcaseType]: { readonly one: string; readonly many: string } } = {
  medication: { one: 'Medication', many: 'Medications' },
  lab: { one: 'Lab test', many: 'Lab tests' },
  supplement: { one: 'Supplement', many: 'Supplements' },
  coaching: { one: 'Coaching', many: 'Coaching' },
};

/** Drawn where an order has no picture. */
export const typeIcons: { readonly [T in ShowcaseType]: IconName } = {
  medication: 'doctor',
  lab: 'lab',
  supplement: 'package',
  coaching: 'user',
};

/** How a state looks and what it says. */
export interface StateTexts {
  readonly icon: IconName;
  readonly tone: 'going' | 'done' | 'over';
  readonly label: string;
  /** What that means for the patient. */
  readonly note: string;
}

type Told = Pick<ShowcaseItem, 'status' | 'waits_for' | 'shipment' | 'subscription'>;

function processing({ waits_for: waitsFor, shipment }: Told): StateTexts {
  const going = { icon: 'clock', tone: 'going' } as const;
  if (waitsFor === 'review')
    return {
      ...going,
      label: 'Processing, waiting for review',
      note: 'A provider looks at your visit first. You are charged only when it is approved.',
    };
  if (waitsFor === 'patient')
    return {
      ...going,
      label: 'Processing, waiting for you',
      note: 'Your care team needs something from you to go on. You find it on your home page.',
    };
  return {
    ...going,
    label: 'Processing',
    note: shipment
      ? 'We are preparing your order. We tell you as soon as it is on its way.'
      : 'We are working on your order.',
  };
}

function delivered({ shipment, subscription }: Told): StateTexts {
  const done = { icon: 'success', tone: 'done' } as const;
  if (shipment) return { ...done, label: 'Delivered', note: 'Your order has arrived.' };
  if (subscription !== null)
    return { ...done, label: 'Started', note: 'Your plan has begun. What comes next stands with your subscriptions.' };
  return { ...done, label: 'Complete', note: 'There is nothing to send for this order.' };
}

const texts: { readonly [S in ShowcaseStatus]: (order: Told) => StateTexts } = {
  processing,
  shipped: () => ({ icon: 'package', tone: 'going', label: 'Shipped', note: 'Your order is on its way to you.' }),
  delivered,
  refunded: () => ({
    icon: 'back',
    tone: 'over',
    label: 'Refunded',
    note: 'All that you paid was given back to your card.',
  }),
  voided: () => ({
    icon: 'close',
    tone: 'over',
    label: 'Voided',
    note: 'This order was ended, and you were not charged.',
  }),
};

/** The state of an order as a patient reads it. */
export const stateTexts = (order: Told): StateTexts => texts[order.status](order);

/** Where the carriers of the United States show where a parcel is, before its number. */
const carriers: ReadonlyMap<string, string> = new Map([
  ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['UPS', 'https://www.ups.com/track?tracknum='],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr='],
]);

/** The page of a carrier about a parcel; undefined for a carrier that is not known here. */
export function trackingHref(carrier: string | null, number: string | null): string | undefined {
  const page = carrier === null ? undefined : carriers.get(carrier);
  return page !== undefined && number !== null ? page + encodeURIComponent(number) : undefined;
}
