/** The provider's no: 400 for what cannot be a card or a request, 402 for a card that is declined. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  readonly status: 400 | 402;
  readonly code: string;

  /** @param message what the provider says to the patient */
  constructor(status: 400 | 402, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
