import { STOPS_CLEARED, STOPS_RAISED } from '#engine/definition/stops.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import type { SaveOutput } from '#engine/walk/SaveInput.ts';
import { classesIn, classFacts } from '#flows/medicines/rules/classFacts.ts';
import { locate } from '#flows/visit/address/locate.ts';
import { templateFacts } from '#flows/visit/templateFacts.ts';
import type { visitFlow } from '#flows/visit/visit.flow.ts';
import { addressOf } from '#flows/visit/address/addressOf.ts';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { readVisitAddress } from '../address/readVisitAddress.ts';
import { visitHref } from '../address/visitHref.ts';
import type { VisitAddress } from '#flows/visit/address/VisitAddress.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import { networkError } from '#services/api/client/ProblemError.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';
import { today } from '../../time/today.ts';
import { asEffectError } from '../../flow/asEffectError.ts';
import { attemptKeys } from '../../flow/attemptKeys.ts';
import { flowAddress } from '../../flow/useFlowAddress.ts';
import type { LaterVisit } from './laterVisit.ts';
import type { VisitReads } from '../reads/VisitReads.ts';
import { isOffered } from './isOffered.ts';
import type { LoadInput } from './lateFlows.ts';
import { visitBeginning } from './visitBeginning.ts';
import { patientFacts } from '../../patient/patientFacts.ts';
import type { AnyStateMachine } from 'xstate';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { isMachine, type AnyEffects } from '#engine/effects/provideEffects.ts';

const namesIn = (machine: AnyStateMachine): readonly string[] =>
  Object.entries(machine.implementations.actors).flatMap(([name, logic]) => (isMachine(logic) ? namesIn(logic) : name));

/**
 * The effects of a machine whose code is loaded when the first of them runs: a page then need not load it to show its first
 * step. An effect whose code cannot be loaded fails with the error of `load`.
 */
function loadedEffects<M extends AnyStateMachine>(machine: M, load: () => Promise<EffectsOf<M>>): EffectsOf<M>;
function loadedEffects(machine: AnyStateMachine, load: () => Promise<AnyEffects>): AnyEffects {
  const run = (name: string) => async (input: unknown) => {
    const effect = (await load())[name];
    if (!effect) throw new Error(`effect '${name}' is not among the loaded ones`);
    return effect(input);
  };
  return Object.fromEntries(namesIn(machine).map((name) => [name, run(name)]));
}

export interface VisitStart extends VisitReads {
  readonly address: VisitAddress;
  /** Reads the visit again after it was completed, stopped or changed elsewhere. */
  readonly reread: () => void;
}

/** The code that saves the answers of questions, which the first answer needs. */
export const loadSaving = preloadable(() => import('./saveResponseAnswer.ts'));

/** The flow with which a visit begins. */
let begins: typeof visitFlow = visitBeginning;

/** From now on visits begin with the flows that come after their questions. */
export const beginWith = (whole: typeof visitFlow): void => {
  begins = whole;
};

/** Loads the flows that come after the questions. */
export const loadWhole = preloadable(async () => {
  const { wholeVisit } = await import('./wholeVisit.ts');
  beginWith(wholeVisit.flow);
  return wholeVisit.extend;
});

const loadLater = preloadable(() => import('./laterVisit.ts'));

const callFailed = () => asEffectError(networkError());

/** Code that cannot be loaded is a failed call to those who wait for it. */
async function loaded<T>(load: () => Promise<T>, failure = callFailed): Promise<T> {
  try {
    return await load();
  } catch {
    throw failure();
  }
}

/** A flow that comes later is asked for again by itself, until its code is there. */
const flowMissing = () =>
  new EffectError({
    code: 'NetworkError',
    message:
      'The next step could not be loaded, so we keep trying. Your answers are saved. If this takes long, reload the page.',
  });

/** Definitions that were compiled before: a server draws the visits of one template many times. */
const compiled = new WeakMap<object, { readonly flow: typeof visitFlow; readonly definition: Definition }>();

function definitionOf({ definition: template = {} }: IntakeTemplate, flow: typeof visitFlow): Definition {
  const known = compiled.get(template);
  if (known?.flow === flow) return known.definition;
  const definition = flow.compile(stepSetOf(template));
  compiled.set(template, { flow, definition });
  return definition;
}

/** The classes of what a saved answer names. */
const namedIn = ({ facts = {} }: { readonly facts?: Facts }) => classesIn((ref) => facts[ref]);

/** A visit ready to run: the machine with its effects, its input, and the mapping between URLs and questions. */
export function createVisit({ intake, user, address, reread }: VisitStart) {
  const { intake_template: template } = intake;
  const responses = intake.intake_responses ?? [];
  const responseOfStep = new Map(responses.map((response) => [response.step, response._id]));
  const stepOfResponse = new Map(responses.map((response) => [response._id, response.step]));
  const flow = begins;
  const definition = definitionOf(template, flow);
  const saved = new Map<string, SavedAnswer>();
  for (const { step, value, revision } of responses) if (value) saved.set(step, { answer: value, revision });
  const begunFor = checkoutStorage.startProduct(intake._id);
  if (begunFor) saved.set('protocol', { answer: { value: begunFor.slug }, revision: 0 });
  const product = address.product ?? begunFor?.product;
  const membership = address.section === 'membership' && address.question !== 'none' ? address.question : undefined;
  const chosenMembership = intake.products.find(({ type }) => type === 'coaching_membership')?.membership;
  const firstMembership = membership ?? begunFor?.membership ?? chosenMembership ?? template.membership;

  let later: LaterVisit | undefined;
  const readLater = async (): Promise<LaterVisit> => {
    const [{ laterVisit }, extend] = await Promise.all([loadLater(), loadWhole()]);
    if (later) return later;
    const { answers } = started;
    if (flow === visitBeginning) answers.extend(extend(stepSetOf(template.definition ?? {})));
    later = laterVisit({ intake, user, product, membership, answers, reread });
    return later;
  };
  const laterEffects = async () => (await loaded(readLater)).effects;
  const loading = {
    loadFlow: async (input: LoadInput) => (await loaded(readLater, flowMissing)).effects.loadFlow(input),
  };
  const keyOf = attemptKeys();

  let ofAccount = user.medicine_classes ?? [];
  let ofAnswers = intake.medicine_classes?.filter((one) => !ofAccount.includes(one)) ?? [];
  /** Adds what the answers of the visit name: the answer to a save of the account has only what the account names. */
  const withNamed = (output: SaveOutput): SaveOutput => {
    const classes = namedIn(output);
    if (!classes) return output;
    ofAccount = classes;
    return { ...output, facts: { ...output.facts, ...classFacts([...new Set([...classes, ...ofAnswers])]) } };
  };

  const started = flow.start({
    definition,
    today,
    saved,
    facts: {
      ...patientFacts(user),
      ...(intake.medicine_classes && classFacts(intake.medicine_classes)),
      [STOPS_RAISED]: intake.stops_raised,
      [STOPS_CLEARED]: intake.stops_cleared,
      ...templateFacts(template.header),
      'intake.resumed': intake.status.complete.total > 0,
      'intake.complete': intake.patient_complete !== null,
      'intake.questions_left': intake.status.complete.total < intake.status.questions.total,
      // What was chosen before does not count for who has begun again with another product.
      'intake.products_chosen':
        isOffered(template, intake.products) &&
        (begunFor === undefined || intake.products.some(({ _id }) => _id === begunFor.product)),
      'intake.product': product,
      // The catalogue takes precedence over the header: it may contain fewer add-ons.
      'intake.has_addons': template.product_addons.length > 0,
      'intake.several_plans': template.several_plans,
      'intake.collects_payment': !template.disable_payment_collection,
      'intake.subscription': intake.subscriptions[0],
      'intake.attached': intake.subscriptions.length > 0,
      'cart.recurring': intake.products.some(({ selected_configuration: { shipping } }) => shipping.months > 0),
      'checkout.joins_membership': checkoutStorage.membership() !== undefined,
      'organization.default': currentOrganization.get().settings.default,
    },
    opens: locate(address, definition, stepOfResponse),
    effects: {
      ...loadedEffects(flow.machine, laterEffects),
      ...loading,
      async saveAnswer(input) {
        const responseId = responseOfStep.get(input.step.id);
        if (responseId === undefined) return withNamed(await (await laterEffects()).saveAnswer(input));
        const { saveResponseAnswer } = await loaded(loadSaving);
        const answered = await saveResponseAnswer(intake._id, responseId, input, keyOf(input.answer, input.revision));
        const classes = namedIn(answered);
        if (classes) ofAnswers = classes.filter((one) => !ofAccount.includes(one));
        return answered;
      },
    },
  });
  const ids = { userId: user._id, intakeId: intake._id, templateId: template._id };
  return {
    ...started,
    address: flowAddress({
      shown: (walk) =>
        addressOf(walk, responseOfStep, {
          membership: later?.cart.membership() ?? firstMembership,
          products: template.product_defaults,
        }),
      read: readVisitAddress,
      write: (shown) => visitHref(shown, ids),
      locate: (asked) => locate(asked, started.answers.definition, stepOfResponse),
    }),
    readLater,
  };
}
