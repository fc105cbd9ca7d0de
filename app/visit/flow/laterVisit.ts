import type { Answers } from '#engine/answers/Answers.ts';
import { provideEffects, type AnyEffects } from '#engine/effects/provideEffects.ts';
import { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import { verificationMachine } from '#flows/verification/verification.machine.ts';
import { firstChoice } from '#flows/checkout/rules/configure.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import { Attempt } from '../../checkout/charge/Attempt.ts';
import { CardEntry } from '../../checkout/card/CardEntry.ts';
import { deliveryOf } from '../../checkout/cart/deliveryOf.ts';
import { loadOffers } from '../../checkout/cart/loadOffers.ts';
import { PurchaseCart } from '../../checkout/cart/PurchaseCart.ts';
import { identityEffects } from '../../identity/flow/identityEffects.ts';
import { IdentityPhotos } from '../../identity/flow/IdentityPhotos.ts';
import { queryClient } from '../../queryClient.ts';
import { visitEffects } from './visitEffects.ts';
import type { LoadInput } from './lateFlows.ts';
import { visitLimits } from './visitLimits.ts';
import { EffectError } from '#engine/effects/EffectError.ts';

/**
 * Effects that say when the server refuses one because a stop holds in the visit: another device, or a newer version of
 * its template, may have raised it since the visit was read.
 *
 * @param stopped called before the effect fails
 */
function stoppedEffects<Effects extends object>(effects: Effects, stopped: () => void): Effects;
function stoppedEffects(effects: AnyEffects, stopped: () => void): AnyEffects {
  const telling = (run: AnyEffects[string]) => async (input: unknown) => {
    try {
      return await run(input);
    } catch (error) {
      if (error instanceof EffectError && error.code === 'VisitStopped') stopped();
      throw error;
    }
  };
  return Object.fromEntries(Object.entries(effects).map(([name, run]) => [name, telling(run)]));
}

/** What the later part of a visit is made from. */
export interface LaterStart {
  readonly intake: Intake;
  readonly user: User;
  /** Id of the product for which the visit was opened. */
  readonly product: string | undefined;
  /** Id of the membership that its address names. */
  readonly membership: string | undefined;
  readonly answers: Answers;
  /** Reads the visit again after it was completed, stopped or changed elsewhere. */
  readonly reread: () => void;
}

/**
 * The part of a visit that its first question does not need: the cart, the card, the photos, where it is sent, and all
 * effects but the saving of answers.
 */
export function laterVisit({ intake, user, product, membership, answers, reread }: LaterStart) {
  const { intake_template: template } = intake;
  queryClient.setQueryData(userQuery(user._id).queryKey, user);
  const weight = () => answers.fact('patient.weight') ?? null;
  const cart = new PurchaseCart({
    selected: intake.products,
    offeredMembership: template.membership,
    member: user.membership === null ? undefined : intake.joined_membership,
    collectsPayment: !template.disable_payment_collection,
    product,
    membership,
    weight,
    load: () => loadOffers(intake, queryClient),
    firstChoice: (offer, months) => firstChoice(offer, { months, weight: weight() }),
  });
  const cards = new CardEntry();
  const photos = new IdentityPhotos();
  const identity = identityEffects({ userId: user._id, intakeId: intake._id, photos, queryClient });
  const purchase = { intake, cart, cards, attempt: new Attempt(), queryClient, reread };
  const effects = stoppedEffects(visitEffects(purchase, identity), reread);
  const flows = new Map(
    [checkoutMachine, purchaseMachine, verificationMachine].map((machine) => [machine.id, machine] as const),
  );
  return {
    cart,
    cards,
    photos,
    delivery: () => deliveryOf(answers, visitLimits(intake, answers, cart.unsoldStates())),
    effects: {
      ...effects,
      /** For a visit that was begun without the flows that come after its questions. */
      async loadFlow({ flow }: LoadInput) {
        const machine = flows.get(flow);
        if (machine === undefined) throw new Error(`a visit runs no flow '${flow}'`);
        return provideEffects(machine, effects);
      },
    },
  };
}

/** The later part of a visit, once its code is loaded. */
export type LaterVisit = ReturnType<typeof laterVisit>;
