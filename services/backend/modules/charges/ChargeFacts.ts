import type { OrderBought, PlanBought, VisitBought } from '../invoices/linesOf.ts';

/** A payment that the provider was asked for. */
interface PaymentFacts {
  readonly amount: number;
  readonly refunded: number;
  readonly status: 'authorized' | 'captured' | 'voiding' | 'voided' | 'failed';
  readonly paidWith: string | null;
  /** When it last became another, ISO 8601. */
  readonly at: string;
}

/** An invoice of a period of a plan. */
interface InvoiceFacts {
  readonly id: string;
  readonly amount: number;
  readonly discount: number;
  readonly status: 'paid' | 'open' | 'void';
  readonly paidWith: string | null;
  /** When it was paid, if it was, ISO 8601. */
  readonly at: string;
}

/**
 * What is recorded of a charge: a payment, or the invoice of a period that the provider charged by itself. What it was for
 * is a visit, an order or a plan. Amounts are cents of US dollars.
 */
export interface ChargeFacts {
  readonly id: string;
  /** ISO 8601. */
  readonly created: string;
  /** Null where the provider charged by itself. */
  readonly payment: PaymentFacts | null;
  /** Of a period that was charged. */
  readonly invoice: InvoiceFacts | null;
  readonly visit: VisitBought | null;
  readonly order: (OrderBought & { readonly id: string }) | null;
  readonly plan: PlanBought | null;
}
