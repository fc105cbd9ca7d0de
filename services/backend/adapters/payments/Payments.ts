import type { Card } from '#schemas/wire/card.ts';

/** Who gets an account at the provider, and the card that it begins with. */
interface NewCustomer {
  /** Id of the patient: a patient has one account, however often it is asked for. */
  readonly user: string;
  readonly email: string;
  readonly name: string;
  /** Token of the card. */
  readonly token: string;
  readonly key: string;
}

/** A sum to reserve on the card that is kept for an account. */
interface Authorization {
  readonly customerId: string;
  /** Cents of US dollars, more than 0. */
  readonly amount: number;
  readonly key: string;
  /** Ids that lead from the provider's books to ours; nothing of a patient's health. */
  readonly metadata: { readonly [name: string]: string };
}

/** A plan whose first period is paid already: the provider charges from `paidUntil` on. */
interface NewProviderSubscription {
  readonly customerId: string;
  /** The provider's id of the price. */
  readonly price: string;
  readonly quantity: number;
  readonly paidUntil: Date;
  readonly key: string;
  readonly metadata: { readonly [name: string]: string };
}

/** What somebody has asked a provider for, and may not have heard of. */
interface Asked {
  readonly customerId: string;
  /** Under which it was asked. */
  readonly key: string;
  readonly metadata: { readonly [name: string]: string };
}

/** A payment in the books of a provider. */
interface FoundPayment {
  readonly id: string;
  readonly status: 'authorized' | 'captured' | 'voided';
}

/** What is owed of a subscription: a period whose charge was refused, and which begins once it is paid. */
interface OwedPeriod {
  /** The provider's id of the subscription, and of the invoice where it keeps one. */
  readonly id: string;
  readonly invoice: string | null;
  /** Cents of US dollars. */
  readonly amount: number;
  readonly period: ProviderPeriod;
  readonly key: string;
}

/** A period of a subscription at the provider. */
export interface ProviderPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** An invoice that the provider has made for a period. Cents of US dollars. */
export interface ProviderInvoice {
  readonly id: string;
  /** The price of the period, and what was taken off. */
  readonly amount: number;
  readonly discount: number;
  readonly period: ProviderPeriod;
}

/** What the provider says of a subscription. */
export interface SubscriptionEvent {
  /** The provider's id. */
  readonly id: string;
  /** What it has become; null where that is nothing to us. A period that was `paid` begins; one that `failed` does not. */
  readonly became: 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paid' | 'failed' | null;
  /** With `paid` and `failed`. */
  readonly invoice: ProviderInvoice | null;
}

/** What the provider says has happened to a payment or a subscription. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** The provider's id of the payment; null for events of other kinds. */
  readonly paymentId: string | null;
  /** The id that the payment was given in its metadata; null where it has none. */
  readonly reference: string | null;
  /** What was given back of the payment by then, in cents; null for events of other kinds. */
  readonly refunded: number | null;
  /** Null for events of other kinds. */
  readonly subscription: SubscriptionEvent | null;
  readonly created: Date;
}

/**
 * Whoever takes cards. Every call is safe to repeat under its key: it has one effect and gives the same result.
 *
 * Calls throw PaymentRefusal where the card or the request is refused, and ProviderUnavailable where it is not known
 * whether there was an effect.
 */
export interface Payments {
  readonly createCustomer: (customer: NewCustomer) => Promise<{ readonly customerId: string; readonly card: Card }>;
  /** Keeps another card in place of the one before. Nothing is charged. */
  readonly replaceCard: (request: {
    readonly customerId: string;
    readonly token: string;
    readonly key: string;
  }) => Promise<Card>;
  /** Forgets a customer and the cards that are kept; does nothing where there is none any more. Payments stay. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
  readonly authorize: (authorization: Authorization) => Promise<{ readonly id: string }>;
  /** Takes what was reserved; done already is done. */
  readonly capture: (id: string, key: string) => Promise<void>;
  /** Gives back what was reserved; done already is done. */
  readonly void: (id: string, key: string) => Promise<void>;
  /** What became of a payment that was asked for, without asking for it: undefined where nothing is reserved or taken. */
  readonly findPayment: (asked: Asked) => Promise<FoundPayment | undefined>;
  readonly startSubscription: (subscription: NewProviderSubscription) => Promise<{ readonly id: string }>;
  /** A subscription that was asked for, without asking for it; undefined where there is none that could charge. */
  readonly findSubscription: (asked: Asked) => Promise<{ readonly id: string } | undefined>;
  /** Whether a subscription was changed under a key. */
  readonly wasChanged: (id: string, key: string) => Promise<boolean>;
  /** Ends a subscription at once; done already is done. */
  readonly cancelSubscription: (id: string, key: string) => Promise<void>;
  /** Charges nothing until it is resumed; done already is done. */
  readonly pauseSubscription: (id: string, key: string) => Promise<void>;
  /**
   * Charges again: with `now` a period begins and is charged at once, otherwise at the end of the one that is paid for.
   *
   * @returns the period that runs now
   */
  readonly resumeSubscription: (request: {
    readonly id: string;
    readonly now: boolean;
    /** Months of a period, and cents of US dollars for it. */
    readonly months: number;
    readonly amount: number;
    readonly key: string;
  }) => Promise<ProviderPeriod>;
  /** Charges next at this moment instead of at the end of the period. @returns the start of the phases that are planned */
  readonly rescheduleSubscription: (request: {
    readonly id: string;
    readonly at: Date;
    readonly key: string;
  }) => Promise<readonly Date[]>;
  /** Charges what is owed to the card that is kept; done already is done, and the period begins. */
  readonly payOwed: (owed: OwedPeriod) => Promise<void>;
  /** Whether what is owed was paid, without asking for it. */
  readonly wasPaid: (owed: Pick<OwedPeriod, 'id' | 'invoice' | 'key'>) => Promise<boolean>;
  /** Takes a percentage off the next renewal, once; 0 takes the discount back. */
  readonly discountNextRenewal: (id: string, percent: number, key: string) => Promise<void>;
  /** @throws PaymentRefusal where the signature is not the provider's */
  readonly readEvent: (body: string, signature: string | undefined) => PaymentEvent;
}
