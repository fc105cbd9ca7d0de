/** Turns the card that is on screen into a token of the payment provider. */
export interface CardTokens {
  /** Rejects with an EffectError whose message is the provider's. */
  tokenize(): Promise<string>;
}
