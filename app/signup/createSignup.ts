import type { QueryClient } from '@tanstack/react-query';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { detailsOf } from '#flows/checkout/rules/detailsOf.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { engineAnswer, isLifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import { signupChoice } from '#flows/signup/rules/signupChoice.ts';
import { signupFlow } from '#flows/signup/signup.flow.ts';
import { readSignupAddress, signupHref } from './signupAddress.ts';
import { locateSignup, signupAddressOf, type SignupAddress } from '#flows/signup/address/signupAddress.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import type { User } from '#schemas/wire/user.ts';
import { Attempt } from '../checkout/charge/Attempt.ts';
import { begunFacts } from '../checkout/charge/BegunCharge.ts';
import { CardEntry } from '../checkout/card/CardEntry.ts';
import { checkoutStorage } from '../checkout/cart/checkoutStorage.ts';
import { PurchaseCart } from '../checkout/cart/PurchaseCart.ts';
import { deliveryOf } from '../checkout/cart/deliveryOf.ts';
import { readKnownOrders } from '../checkout/flow/readKnownOrders.ts';
import { today } from '../time/today.ts';
import { flowAddress, type FlowAddress } from '../flow/useFlowAddress.ts';
import { patientFacts } from '../patient/patientFacts.ts';
import { signupEffects } from './signupEffects.ts';

/** The input of a signup. */
export interface SignupStart {
  readonly user: User;
  readonly address: SignupAddress;
  /** The product being bought; undefined if nothing is. */
  readonly offer: Offer | undefined;
  /** Undefined when there are no questions or they could not be loaded; then they are skipped. */
  readonly lifestyle: Lifestyle | undefined;
  readonly queryClient: QueryClient;
}

const noQuestions: StepSet = { flow: 'lifestyle', version: 1, sections: { questions: [] } };

/** The account's lifestyle answers as answers to today's questions. */
function savedAnswers({ sections }: StepSet, { answers, revision }: Lifestyle): Map<string, SavedAnswer> {
  const saved = new Map<string, SavedAnswer>();
  for (const step of sections['questions'] ?? []) {
    const wire = answers[step.id];
    if (wire === undefined || !isLifestyleStep(step)) continue;
    const answer = engineAnswer(step, wire);
    if (answer) saved.set(step.id, { answer, revision });
  }
  return saved;
}

function planCount(offer: Offer | undefined): number {
  const choice = offer && signupChoice(offer);
  return choice ? detailsOf(offer, choice, null).plans.length : 0;
}

/** A signup ready to run: the machine with its effects, its input, and the mapping between URLs and screens. */
export function createSignup({ user, address, offer, lifestyle, queryClient }: SignupStart) {
  const questions = lifestyle ? stepSetOf(lifestyle.definition) : noQuestions;
  const definition = signupFlow.compile(questions);
  const { _id: product, type, unavailable_states: unavailable = [] } = offer?.template ?? {};
  const cart = new PurchaseCart({
    selected: [],
    offeredMembership: null,
    member: undefined,
    collectsPayment: true,
    product,
    weight: () => started.answers.fact('patient.weight') ?? null,
    load: () => Promise.resolve({ offers: offer ? [offer] : [], addons: [], bundle: null, memberships: new Map() }),
    firstChoice: signupChoice,
  });
  cart.askFor(address.plan);
  const isBoughtOnce = offer?.products.some(({ pricing }) => pricing.type === 'one_time');
  const cards = new CardEntry();
  const attempt = new Attempt(checkoutStorage);
  const begun = attempt.begun(product);
  const started = signupFlow.start({
    definition,
    today,
    ...(lifestyle && { saved: savedAnswers(questions, lifestyle) }),
    facts: {
      ...patientFacts(user),
      'cart.type': type,
      'signup.plans': planCount(offer),
      'lifestyle.offered': (questions.sections['questions'] ?? []).length > 0,
      ...(begun && begunFacts(begun)),
    },
    opens: locateSignup(address, definition),
    effects: signupEffects({
      userId: user._id,
      template: offer?.template,
      knownOrders: isBoughtOnce && product !== undefined ? readKnownOrders(user._id, product) : undefined,
      cart,
      cards,
      attempt,
      lifestyleVersion: questions.version,
      queryClient,
    }),
  });
  // Remembered for the case that the patient goes back to the lab visit and reloads.
  if (product !== undefined && type === 'lab')
    checkoutStorage.setSignupProduct({ productTemplate: product, type, referrer: 'shop' });
  return {
    ...started,
    cart,
    cards,
    delivery: () => deliveryOf(started.answers, { unavailable, isLab: type === 'lab', visitState: undefined }),
    address: {
      ...flowAddress({
        shown: (walk) => signupAddressOf(walk, { product, plan: cart.pricedItems()[0] }),
        read: readSignupAddress,
        write: signupHref,
        locate: (asked) => locateSignup(asked, definition),
      }),
      beforeOpening: (href: string) => cart.askFor(readSignupAddress(href)?.plan),
    } satisfies FlowAddress,
  };
}
