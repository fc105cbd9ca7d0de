import { EffectError } from '#engine/effects/EffectError.ts';

type Tokenizer = () => Promise<string>;

const notEntered = () =>
  new EffectError({
    code: 'CardInvalid',
    message: 'We could not read your card. Please enter your card details again.',
  });

/**
 * Connects the card form of one checkout with the effects that charge: the form on screen registers a function that
 * turns its card into a token of the payment provider. The entry itself never sees the card.
 */
export class CardEntry {
  #form: Tokenizer | undefined;

  /** Registers the form on screen; the returned function removes it. */
  attach(tokenizer: Tokenizer): () => void {
    this.#form = tokenizer;
    return () => {
      if (this.#form === tokenizer) this.#form = undefined;
    };
  }

  /** Turns the card on screen into a token. Rejects with an EffectError that has the provider's message. */
  tokenize(): Promise<string> {
    return this.#form ? this.#form() : Promise.reject(notEntered());
  }
}
