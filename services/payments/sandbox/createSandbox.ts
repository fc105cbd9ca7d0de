import type { Stripe } from '@stripe/stripe-js';
import { SandboxCard } from './SandboxCard.ts';

const REQUIRED = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment'] as const;

/** The same check that react-stripe-js makes; the portal uses no other members of a provider. */
const isProvider = (value: object): value is Stripe =>
  REQUIRED.every((name) => name in value && typeof Reflect.get(value, name) === 'function');

const unsupported = () => ({
  error: {
    type: 'invalid_request_error',
    message: 'The sandbox takes cards by token only. Use createToken with the card element.',
  },
});

/** A payment provider with Stripe's interface that accepts cards and sends nothing anywhere. */
export function createSandbox(): Stripe {
  const sandbox = {
    elements() {
      let card: SandboxCard | null = null;
      return {
        create: (_type: string, options?: ConstructorParameters<typeof SandboxCard>[0]) =>
          (card = new SandboxCard(options)),
        getElement: () => card,
        update: () => undefined,
      };
    },
    async createToken(card: unknown) {
      return card instanceof SandboxCard ? card.tokenize() : unsupported();
    },
    createPaymentMethod: async () => unsupported(),
    confirmCardPayment: async () => unsupported(),
  };
  if (!isProvider(sandbox)) throw new TypeError('the sandbox lacks a part of the provider that it stands for');
  return sandbox;
}
