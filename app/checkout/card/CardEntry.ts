import { EffectError } from '#engine/effects/EffectError.ts';

type Tokenizer = () => Promise<string>;

const notEntered = () =>
  new EffectError({
    code: 'CardInvalid',
    message: 'We could not read your card. Please enter your card details again.',
  });

/**
 * Where the card of one checkout is entered: its form on screen hands over how a card becomes a token of the payment
 * provider, and the effects that charge ask for that. It knows no card, only who does.
 */
export class CardEntry {
  #form: Tokenizer | undefined;

  /** Makes a form the one on screen; returns what takes it away again. */
  attach(tokenizer: Tokenizer): () => void {
    this.#form = tokenizer;
    return () => {
      if (this.#form === tokenizer) this.#form = undefined;
    };
  }

  /** Turns the card on screen into a token. Rejects with an EffectError whose message is the provider's. */
  tokenize(): Promise<string> {
    return this.#form ? this.#form() : Promise.reject(notEntered());
  }
}
