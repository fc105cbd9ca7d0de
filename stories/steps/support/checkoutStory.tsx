import { isKind } from '#flows/kinds/isKind.ts';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { CardEntry } from '#app/checkout/card/CardEntry.ts';
import { cardFieldsOf } from '#app/checkout/card/cardFieldsOf.tsx';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { CouponRefusal, PortsProvider, type Delivery, type Payments, type Ports } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { CheckoutStep } from '#renderers/steps/products/checkout/CheckoutStep.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { createAddressSuggestions } from '#services/places/createAddressSuggestions.ts';
import { exampleCart, exampleSelected } from '../../exampleCart.ts';
import { exampleCard } from '../../exampleCard.ts';
import { exampleOffers } from '../../exampleOffers.ts';
import { ports } from '../../storyPorts.ts';
import { context } from './stepStory.tsx';

/** The first checkout step of a flow's definition. */
export function checkoutOf(json: unknown): StepOf<'checkout'> {
  for (const steps of Object.values(stepSetOf(json).sections))
    for (const step of steps) if (isKind(step, 'checkout')) return step;
  throw new RangeError('this flow has no checkout');
}

/** A postal address as it is saved: complete, and the phone number as ten digits. */
export const address = {
  'first-name': 'Gus',
  'last-name': 'Miller',
  'street-address': '12 Main St',
  'apt-suite': 'Apt 4',
  city: 'Austin',
  state: 'TX',
  'zip-code': '78701',
  country: 'us',
  'phone-number': '5551234567',
};

/** The payment port of an account with a saved card. */
export const kept = { card: exampleCard, cardIsValid: true };

const selected = exampleSelected(exampleOffers.rapamycin);

/**
 * Discount codes: one that applies, one that does not apply to the products, one without a response, one after too many; all others are
 * invalid.
 */
const applyCoupon: Payments['applyCoupon'] = (code) => {
  if (code === 'SLOW') return new Promise(() => undefined);
  if (code === 'LONGLIFE20')
    return Promise.resolve({ [selected.selected_configuration.treatment_properties.product]: { discount: 20 } });
  if (code === 'GUESS21')
    return Promise.reject(new CouponRefusal('invalid', 'Too many tries. Try again in 15 minutes.'));
  return Promise.reject(new CouponRefusal(code === 'LABS10' ? 'notApplicable' : 'invalid'));
};

interface StoryPorts {
  readonly cart?: Ports['cart'];
  readonly payments?: Partial<Payments>;
  readonly known?: Delivery['known'];
  readonly limits?: Delivery['limits'];
}

/** What an account says before anything was sent to the patient. */
export const known: Delivery['known'] = {
  'given-name': 'Gus',
  'family-name': 'Miller',
  'address-level1': 'TX',
  'tel-national': '5551234567',
};

const anywhere: Delivery['limits'] = { unavailable: [], isLab: false, visitState: undefined };

/** The card form of a story. */
export const cardEntry = new CardEntry();

const CardFields = cardFieldsOf(cardEntry);
const suggestAddresses = createAddressSuggestions(null);

/** The ports of a checkout: one chosen product, no saved card, the sandbox's card fields. */
export const checkoutPorts = ({
  cart = exampleCart({ selected: [selected] }),
  payments,
  known: ofAccount = {},
  limits = anywhere,
}: StoryPorts = {}): Ports => ({
  ...ports,
  cart,
  payments: { CardFields, card: null, cardIsValid: false, applyCoupon, ...payments },
  suggestAddresses,
  delivery: () => ({ known: ofAccount, limits }),
});

/** Provides these ports to a story. */
export const withPorts = (given?: StoryPorts): Decorator => {
  const value = checkoutPorts(given);
  return (Story) => {
    currentOrganization.set(exampleOrganization);
    return (
      <PortsProvider value={value}>
        <Story />
      </PortsProvider>
    );
  };
};

/** Shows a checkout on its page. */
export const onCheckoutPage: Decorator = (Story) => (
  <Page width="wide" header={<StageHeader label="Checkout" stage={6} onBack={context.onBack} />}>
    <Story />
  </Page>
);

/** A checkout whose parts are saved immediately. */
export function CheckoutHarness(props: StepProps<'checkout'>) {
  const [answer, setAnswer] = useState(props.answer);
  return (
    <CheckoutStep
      {...props}
      answer={answer}
      onSave={(part) => {
        props.onSave(part);
        setAnswer({ ...answer, ...part });
      }}
    />
  );
}

/** A checkout whose orders are all declined. */
export function DecliningCheckout(props: StepProps<'checkout'>) {
  const [problem, setProblem] = useState(props.problem);
  return (
    <CheckoutStep
      {...props}
      problem={problem}
      onSubmit={(answer) => {
        props.onSubmit(answer);
        setProblem({ code: 'CardDeclined', message: 'Your card was declined.', note: 'Your card was not charged.' });
      }}
    />
  );
}
