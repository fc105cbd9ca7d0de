/** A payment as it is stored. */
export interface PaymentRow {
  readonly id: string;
  /** Cents of US dollars. */
  readonly amount: number;
  readonly status: 'pending' | 'authorized' | 'captured' | 'voiding' | 'voided' | 'failed';
  /** The key under which the provider is asked. */
  readonly key: string;
  readonly providerId: string | null;
  readonly createdAt: Date;
}

/** What is paid for, and by whom. */
export interface Payable {
  readonly organization: string;
  readonly userId: string;
  /** The account at the provider. */
  readonly customerId: string;
  /** Of a visit. */
  readonly intakeId: string | null;
  /** Id of the order or subscription, where it is no visit. */
  readonly purchase: string | null;
  /** The visit that the order or subscription was made for: of one visit, one purchase is paid. */
  readonly forVisit?: string | null;
  /** Cents of US dollars, more than 0. */
  readonly amount: number;
  /** Of a subscription: the plan that is paid, which is no other by the time when the payment is written. */
  readonly plan?: { readonly product: string; readonly quantity: number };
  /** Throws where what is paid for is another by now, or was paid meanwhile. */
  readonly recheck?: () => Promise<void>;
}
