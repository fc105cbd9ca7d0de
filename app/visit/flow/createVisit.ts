import type { QueryClient } from '@tanstack/react-query';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { firstChoice } from '#flows/checkout/rules/configure.ts';
import { locate } from '#flows/visit/address/locate.ts';
import { templateFacts } from '#flows/visit/templateFacts.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import { addressOf } from '#flows/visit/address/addressOf.ts';
import { readVisitAddress } from '../address/readVisitAddress.ts';
import { visitHref } from '../address/visitHref.ts';
import type { VisitAddress } from '#flows/visit/address/VisitAddress.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { Attempt } from '../../checkout/charge/Attempt.ts';
import { CardEntry } from '../../checkout/card/CardEntry.ts';
import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';
import { loadOffers } from '../../checkout/cart/loadOffers.ts';
import { PurchaseCart } from '../../checkout/cart/PurchaseCart.ts';
import { identityEffects } from '../../identity/flow/identityEffects.ts';
import { IdentityPhotos } from '../../identity/flow/IdentityPhotos.ts';
import { today } from '../../time/today.ts';
import { flowAddress } from '../../flow/useFlowAddress.ts';
import { isOffered } from './isOffered.ts';
import { patientFacts } from '../../patient/patientFacts.ts';
import { visitEffects } from './visitEffects.ts';

export interface VisitStart {
  readonly intake: Intake;
  readonly user: User;
  readonly address: VisitAddress;
  readonly queryClient: QueryClient;
}

/** A visit ready to run: the machine with its effects, its input, and the mapping between URLs and questions. */
export function createVisit({ intake, user, address, queryClient }: VisitStart) {
  const { intake_template: template } = intake;
  const responses = intake.intake_responses ?? [];
  const responseOfStep = new Map(responses.map((response) => [response.step, response._id]));
  const stepOfResponse = new Map(responses.map((response) => [response._id, response.step]));
  const definition = visitFlow.compile(stepSetOf(template.definition));
  const saved = new Map<string, SavedAnswer>();
  for (const { step, value, revision } of responses) if (value) saved.set(step, { answer: value, revision });
  const begunFor = checkoutStorage.startProduct(intake._id);
  if (begunFor) saved.set('protocol', { answer: { value: begunFor.slug }, revision: 0 });
  const product = address.product ?? begunFor?.product;
  const cart = new PurchaseCart({
    selected: intake.products,
    offeredMembership: template.membership,
    member: user.membership === null ? undefined : intake.joined_membership,
    collectsPayment: !template.disable_payment_collection,
    product,
    weight: () => started.answers.fact('patient.weight') ?? null,
    load: () => loadOffers(intake, queryClient),
    firstChoice: (offer, months) => firstChoice(offer, { months }),
  });
  const cards = new CardEntry();
  const purchase = { intake, cart, cards, attempt: new Attempt(), queryClient };
  const photos = new IdentityPhotos();
  const identity = identityEffects({ userId: user._id, intakeId: intake._id, photos, queryClient });
  const started = visitFlow.start({
    definition,
    today,
    saved,
    facts: {
      ...patientFacts(user),
      ...templateFacts(template.header),
      'intake.resumed': intake.status.complete.total > 0,
      'intake.complete': intake.patient_complete !== null,
      'intake.questions_left': intake.status.complete.total < intake.status.questions.total,
      'intake.products_chosen': isOffered(template, intake.products),
      'intake.product': product,
      // The catalogue takes precedence over the header: it may contain fewer add-ons.
      'intake.has_addons': template.product_addons.length > 0,
      'intake.collects_payment': !template.disable_payment_collection,
      'intake.subscription': intake.subscriptions[0],
      'intake.attached': intake.subscriptions.length > 0,
      'cart.recurring': intake.products.some(({ selected_configuration: { shipping } }) => shipping.months > 0),
      'checkout.joins_membership': checkoutStorage.membership() !== undefined,
      'organization.default': currentOrganization.get().settings.default,
    },
    opens: locate(address, definition, stepOfResponse),
    effects: visitEffects(purchase, identity, responseOfStep),
  });
  const ids = { userId: user._id, intakeId: intake._id, templateId: template._id };
  return {
    ...started,
    address: flowAddress({
      shown: (walk) =>
        addressOf(walk, responseOfStep, { membership: template.membership, products: template.product_defaults }),
      read: readVisitAddress,
      write: (shown) => visitHref(shown, ids),
      locate: (asked) => locate(asked, definition, stepOfResponse),
    }),
    cart,
    cards,
    photos,
    responseOfStep,
    stepOfResponse,
  };
}
