import { EffectError } from '#engine/effects/EffectError.ts';
import type { CardTokens } from './CardTokens.ts';

type Tokenizer = () => Promise<string>;

let form: Tokenizer | undefined;

const notEntered = () =>
  new EffectError({
    code: 'CardInvalid',
    message: 'We could not read your card. Please enter your card details again.',
  });

/** The card form on screen, for the effects that send its card to the provider. It knows no card, only who does. */
export const cardEntry: CardTokens & { readonly attach: (tokenizer: Tokenizer) => () => void } = {
  tokenize: () => (form ? form() : Promise.reject(notEntered())),
  /** Makes a form the one on screen; returns what takes it away again. */
  attach(tokenizer) {
    form = tokenizer;
    return () => {
      if (form === tokenizer) form = undefined;
    };
  },
};
