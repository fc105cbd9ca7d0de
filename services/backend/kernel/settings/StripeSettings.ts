/** How Stripe is reached. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Signs the events that Stripe sends to `/v2/payments/webhook`. */
  readonly webhookSecret: string;
  /** Another address of the API, for tests and proxies. */
  readonly apiUrl: string | undefined;
}
