/** The provider did not answer, or not in a way that says whether there was an effect. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(options?: ErrorOptions) {
    super('the payment provider gave no usable answer; ask again under the same key', options);
  }
}
