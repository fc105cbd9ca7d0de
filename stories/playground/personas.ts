import type { Answer } from '#schemas/flow/answer.ts';
import { wholeAnswer } from '#engine/authoring/answers/answerSamples.ts';
import { WALK_DAY } from '#engine/authoring/answers/fieldSamples.ts';
import { Answers } from '#engine/answers/Answers.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { templateFacts } from '#flows/visit/templateFacts.ts';
import { declaredFacts } from './live/declaredFacts.ts';

/** A demo patient with whom a flow can be walked. */
export interface Persona {
  readonly name: string;
  readonly facts: Facts;
  /** The number of answered questions of the intake. */
  readonly answered: number;
}

const woman: Facts = {
  'patient.first_name': 'Ava',
  'patient.last_name': 'Demo',
  'patient.email': 'ava@example.com',
  'patient.birthday': '03-12-1985',
  'patient.height': 66,
  'patient.weight': 142,
  'patient.sex': 'female',
  'patient.state': 'CA',
};

const man: Facts = {
  ...woman,
  'patient.first_name': 'Gus',
  'patient.email': 'gus@example.com',
  'patient.birthday': '07-30-1978',
  'patient.height': 71,
  'patient.weight': 184,
  'patient.sex': 'male',
  'patient.state': 'TX',
};

const healthy: Facts = {
  'patient.medical_profile.has_allergies': false,
  'patient.medical_profile.has_current_medications': true,
  'patient.medical_profile.current_medications': 'Vitamin D 2000 IU daily',
  'patient.medical_profile.has_medical_conditions': false,
};

const notPregnant: Facts = {
  'patient.medical_profile.pregnant': false,
  'patient.medical_profile.planning_pregnancy': false,
  'patient.medical_profile.breastfeeding': false,
};

const address: Facts = {
  'patient.shipping_info.first_name': 'Chloe',
  'patient.shipping_info.last_name': 'Demo',
  'patient.shipping_info.street_address': '1200 Sample Bay Drive',
  'patient.shipping_info.city': 'Miami',
  'patient.shipping_info.state': 'FL',
  'patient.shipping_info.zip_code': '33131',
  'patient.shipping_info.country': 'us',
  'patient.shipping_info.phone_number': '3055550142',
  'patient.stripe_id': 'cus_demo',
  'patient.has_card_source': true,
};

/** Invented demo patients. */
export const personas: readonly [Persona, ...Persona[]] = [
  { name: 'A woman, medical history empty', facts: woman, answered: 0 },
  { name: 'A man, medical history empty', facts: man, answered: 0 },
  { name: 'A man, everything filled in', facts: { ...man, ...healthy }, answered: 0 },
  {
    name: 'A man, half way through the questions',
    facts: { ...man, ...healthy, 'intake.resumed': true },
    answered: 5,
  },
  {
    name: 'A woman, verified, with card and address',
    facts: { ...woman, ...healthy, ...notPregnant, ...address, 'patient.verified': true, 'patient.state': 'FL' },
    answered: 0,
  },
  { name: 'Just signed up, nothing known', facts: { 'patient.email': 'eli@example.com' }, answered: 0 },
];

/** Facts that do not come from the patient's account. */
const around: Facts = {
  'signup.plans': 2,
  'lifestyle.offered': true,
  'cart.type': 'lab',
  'subscription.opened_for': 'cancel',
  'subscription.paused': false,
  'subscription.period_over': false,
  'cancellation.attempt': 0,
  'mobile.number': '2135550123',
  'organization.default': true,
  'intake.collects_payment': true,
};

function factsOfTemplate({ sets }: Definition): Facts {
  const template = sets.find((set) => set.template)?.template;
  return template ? { 'intake.questions_left': true, ...templateFacts(template) } : {};
}

/** All facts that a flow knows about a persona at the start, limited to those that the flow declares. */
export function personaFacts({ facts }: Persona, definition: Definition): Facts {
  const declared = declaredFacts(definition.sets);
  const all = { ...around, ...factsOfTemplate(definition), ...facts };
  return Object.fromEntries(Object.entries(all).filter(([ref]) => Object.hasOwn(declared, ref)));
}

/** A persona's saved answers: default answers to the first questions of the intake. */
export function personaAnswers({ answered }: Persona, definition: Definition, facts: Facts) {
  const saved: { [step: string]: Answer } = {};
  if (!definition.sections.has('intake')) return saved;
  const answers = new Answers(definition, { facts, today: () => WALK_DAY });
  for (let count = 0; count < answered; count += 1) {
    const step = relevantSteps(answers, 'intake').find((one) => one.asks && !Object.hasOwn(saved, one.step.id));
    if (!step) break;
    const answer = wholeAnswer(step.seenBy(answers).fields);
    saved[step.step.id] = answer;
    answers.accept(step.index, answer);
  }
  return saved;
}
