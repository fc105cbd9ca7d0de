import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import type { visitMachine } from '#flows/visit/visit.machine.ts';
import type { IntakeProducts, SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { chooseProducts, completeIntake, removeProducts } from '#services/api/intakes.ts';
import { checkAvailability } from '#services/api/states.ts';
import { userQuery } from '#services/api/users.ts';
import { checkoutEffects, type CheckoutContext } from '../../checkout/flow/checkoutEffects.ts';
import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';
import { arrivalStorage } from '../../checkout/cart/arrivalStorage.ts';
import { purchaseEffects } from '../../checkout/flow/purchaseEffects.ts';
import type { identityEffects } from '../../identity/flow/identityEffects.ts';
import { asEffectError } from '../../flow/asEffectError.ts';
import { attemptKeys } from '../../flow/attemptKeys.ts';
import { changesAccount, saveAccountAnswer } from '../../patient/saveAccountAnswer.ts';
import { productsErrorTexts } from './productsErrorTexts.ts';

type Learns = LearnsOf<typeof visitMachine>;

/** The step whose choice the cart stores instead of the intake. */
const PROTOCOL = 'protocol';

/** Whether an answer belongs to identity verification. */
const isIdentity = ({ facts }: SaveInput) => Object.keys(facts).some((ref) => ref.startsWith('identity.'));

const protocolNotOffered = () => {
  const message = 'This protocol is not available right now. Please choose another one.';
  return new EffectError({ code: 'InvalidAnswer', message, fields: [{ field: 'value', code: 'option', message }] });
};

/** The effects of a visit, including its checkout. `saveAnswer` saves the answers that do not belong to the intake itself. */
export function visitEffects(
  context: CheckoutContext,
  identity: ReturnType<typeof identityEffects>,
): EffectsOf<typeof visitMachine> {
  const { intake, cart, queryClient } = context;
  const keyOf = attemptKeys();
  const completion = crypto.randomUUID();

  const saveAnswer = async (input: SaveInput): Promise<SaveOutput> => {
    if (input.step.id === PROTOCOL) {
      const product = cart.select(String(input.answer['value']));
      if (product === undefined) throw protocolNotOffered();
      return { revision: input.revision, facts: { 'intake.product': product } };
    }
    if (isIdentity(input)) return identity.saveAnswer(input);
    // A checkout submits the postal address on screen; an unchanged one needs no call.
    if (input.step.kind === 'checkout' && !changesAccount(input)) return { revision: input.revision };
    const { user, ...saved } = await saveAccountAnswer(intake.user, input, keyOf(input.answer, input.revision));
    queryClient.setQueryData(userQuery(user._id).queryKey, user);
    return saved;
  };

  /** The products to send, together with the visit's products of the other group, which stay. */
  const bodyOf = (products: readonly SelectedProduct[], addons: boolean): IntakeProducts => ({
    selectedProducts: [...products],
    patient_id: intake.user,
    intakeProducts: cart.confirmed(!addons).map(({ _id }) => _id),
  });

  return {
    ...identity,
    ...checkoutEffects(context),
    ...purchaseEffects({ ...context, userId: intake.user }),
    saveAnswer,

    async checkAvailability({ answers }): Promise<Learns['checkAvailability']> {
      try {
        const { approved } = await checkAvailability({
          state_id: answers.fact('patient.state') ?? '',
          intake_template_id: intake.intake_template._id,
        });
        return { 'availability.approved': approved };
      } catch (error) {
        throw asEffectError(error);
      }
    },

    async completeVisit(): Promise<Learns['completeVisit']> {
      try {
        const completed = await completeIntake(intake._id, {}, completion);
        arrivalStorage.complete(intake._id);
        return { 'intake.complete': completed.patient_complete !== null };
      } catch (error) {
        throw asEffectError(error);
      }
    },

    async prepareProtocols(): Promise<Learns['prepareProtocols']> {
      try {
        await cart.load();
        return {};
      } catch (error) {
        throw asEffectError(error);
      }
    },

    async saveProducts(): Promise<Learns['saveProducts']> {
      try {
        await cart.load();
        const body = bodyOf(cart.chosen(false), false);
        const { products } = await chooseProducts(intake._id, body, crypto.randomUUID());
        cart.confirm(products);
      } catch (error) {
        throw asEffectError(error, { errorTexts: productsErrorTexts });
      }
      const [main] = cart.chosen(false);
      return {
        'intake.products_chosen': true,
        'intake.product': main?._id,
        'cart.recurring': (main?.selected_configuration.shipping.months ?? 0) > 0,
        'checkout.joins_membership': checkoutStorage.membership() !== undefined,
      };
    },

    async saveAddOns(): Promise<Learns['saveAddOns']> {
      const chosen = cart.chosen(true);
      const dropped = cart.confirmed(true);
      if (chosen.length === 0 && dropped.length === 0) return {};
      try {
        const { products } =
          chosen.length > 0
            ? await chooseProducts(intake._id, bodyOf(chosen, true), crypto.randomUUID())
            : await removeProducts(intake._id, bodyOf(dropped, true), crypto.randomUUID());
        cart.confirm(products);
        return {};
      } catch (error) {
        throw asEffectError(error, { errorTexts: productsErrorTexts });
      }
    },
  };
}
