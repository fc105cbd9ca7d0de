import type { DoseLine } from '#schemas/wire/doseLine.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';

/** What is recorded of a purchase. Moments are ISO 8601, amounts cents of US dollars. */
export interface PurchaseFacts {
  /** The id of the visit, or of the order or subscription where there is none. */
  readonly id: string;
  readonly visit: VisitFacts | null;
  readonly orders: readonly OrderFacts[];
  readonly subscriptions: readonly SubscriptionFacts[];
  readonly prescriptions: readonly {
    readonly name: string | null;
    readonly dose: string | null;
    readonly supply: string | null;
    readonly at: string;
  }[];
}

interface Money {
  readonly amount: number;
  readonly at: string;
}

/** A visit that was submitted. */
interface VisitFacts {
  /** The names of what was chosen. */
  readonly products: readonly string[];
  /** What was chosen of those that have doses, without what the care team was asked to recommend. */
  readonly doses: readonly DoseLine[];
  readonly submitted: string;
  readonly reviewed: string | null;
  readonly closed: string | null;
  /** Since when the care team waits for the patient; null where it does not. */
  readonly held: string | null;
  /** Since when the review waits because of what the patient told; null where it does not. */
  readonly stopped: string | null;
  /** How what was reserved with it stands, and since when. */
  readonly payment: (Money & { readonly status: 'authorized' | 'captured' | 'voiding' | 'voided' }) | null;
  /** What was given back of it after it was taken; null where nothing was, or where nobody wrote down when. */
  readonly refunded: Money | null;
}

export interface OrderFacts {
  readonly id: string;
  readonly name: string;
  /** Whether the patient bought it; false for what an approved visit led to. */
  readonly bought: boolean;
  readonly submitted: string;
  /** What was charged for it alone. */
  readonly paid: Money | null;
  /** What was given back of that; null where nothing was, or where nobody wrote down when. */
  readonly refunded: Money | null;
  readonly shipment: {
    readonly prepared: string;
    readonly shipped: string | null;
    readonly delivered: string | null;
    readonly carrier: string | null;
    readonly tracking_number: string | null;
  } | null;
}

export interface SubscriptionFacts {
  readonly id: string;
  readonly name: string;
  readonly status: Subscription['status'];
  /** Of a period. */
  readonly amount: number;
  /** Percent off the next renewal. */
  readonly discount: number;
  readonly ends: string | null;
  /** When it is charged next instead. */
  readonly rescheduled: string | null;
  readonly canceled: string | null;
  /** Whether a change of it is on its way to the payment provider. */
  readonly changing: boolean;
  /** When the patient bought it by itself; null for one that its visit pays for. */
  readonly bought: string | null;
  /** What was charged and what was refused, without what was paid with the visit. */
  readonly charged: readonly Money[];
  readonly declined: readonly Money[];
  /** What was given back, as far as it is known when. */
  readonly refunded: readonly Money[];
}
