import { describe, expect, it } from 'vitest';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { STOPS_CLEARED } from '#engine/definition/stops.ts';
import { heldStops } from '#engine/definition/stops.ts';
import { addressOf } from '#flows/visit/address/addressOf.ts';
import { plainAnswer } from './plainAnswer.ts';
import { startVisit, type Visit } from './startVisit.ts';

const profile: KnownFacts = {
  'patient.first_name': 'Ava',
  'patient.last_name': 'Stone',
  'patient.email': 'ava@example.com',
  'patient.birthday': '02-03-1980',
  'patient.height': 66,
  'patient.weight': 140,
  'patient.state': 'CA',
  'patient.sex': 'female',
};

const history: KnownFacts = {
  'patient.medical_profile.pregnant': false,
  'patient.medical_profile.has_allergies': false,
  'patient.medical_profile.has_current_medications': false,
  'patient.medical_profile.has_medical_conditions': false,
};

const pregnant: KnownFacts = { ...profile, ...history, 'patient.medical_profile.pregnant': true };

/** Every place that comes after the questions, by its name in addresses. */
const later = [
  'protocol-selection',
  'product-configure',
  'treatment',
  'membership',
  'lab-plan',
  'lab-checkout',
  'add-ons',
  'identification-step',
  'id-image',
  'products',
  'check',
  'checkout',
] as const;

const plainly = async (visit: Visit) => {
  const step = visit.step();
  if (step) await visit.answer(plainAnswer(step));
};

/** Answers plainly until this place is on screen. */
async function until(visit: Visit, place: string): Promise<void> {
  for (let count = 0; visit.at() !== place && count < 60; count += 1) await plainly(visit);
  expect(visit.at()).toBe(place);
}

const first = ({ answers }: Visit) => {
  const [stop] = heldStops(answers);
  return stop && `${stop.id} ${stop.then}`;
};

const urlOf = ({ answers }: Visit, responses: readonly string[] = []) =>
  addressOf({ answers, section: 'stop', index: 0, from: 0 }, new Map(responses.map((id) => [id, `of ${id}`])));

describe('a stop in the medical history', () => {
  it('shows at the first move forward, with the address of its question, and Change leads back there', async () => {
    const visit = await startVisit({ facts: { 'patient.email': 'ava@example.com' } });
    await until(visit, 'pharmacy-questions: pregnancy');
    await visit.answer({ value: ['pregnant'] });
    expect(visit.at()).toBe('stop: stop');
    expect(first(visit)).toBe('pregnancy never');
    expect(urlOf(visit)).toEqual({ section: 'pharmacy-questions', question: 'current', step: 0 });
    await visit.answer();
    expect(visit.at()).toBe('stop: stop');
    await visit.back();
    expect(visit.at()).toBe('pharmacy-questions: pregnancy');
  });

  it('becomes one for a provider when the answer is changed, and only a person lifts that', async () => {
    const visit = await startVisit({ facts: { 'patient.email': 'ava@example.com' } });
    await until(visit, 'pharmacy-questions: pregnancy');
    await visit.answer({ value: ['pregnant'] });
    await visit.back();
    await visit.answer({ value: ['none'] });
    expect(visit.at()).toBe('stop: stop');
    expect(first(visit)).toBe('pregnancy provider-first');
    visit.answers.learn({ [STOPS_CLEARED]: ['pregnancy'] });
    await visit.back();
    await visit.answer({ value: ['none'] });
    expect(visit.at()).toBe('pharmacy-questions: allergies');
  });

  it('shows on the review of a complete medical profile, and leads back to it', async () => {
    const visit = await startVisit({ facts: { ...profile, ...history } });
    await until(visit, 'pharmacy-overview: medical-history');
    const step = visit.step();
    await visit.answer({ ...(step && plainAnswer(step)), 'reproductive-health': ['pregnant'] });
    expect(visit.at()).toBe('stop: stop');
    expect(urlOf(visit)).toEqual({ section: 'pharmacy-overview', question: 'none' });
    await visit.back();
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
  });

  it('holds by the class of a medicine that was named', async () => {
    const visit = await startVisit({
      facts: { ...profile, ...history, 'patient.medicine_classes': ['immunosuppressant'], 'intake.resumed': true },
    });
    expect(visit.at()).toBe('stop: stop');
    expect(first(visit)).toBe('immunosuppressants never');
    expect(urlOf(visit)).toEqual({ section: 'pharmacy-questions', question: 'current', step: 2 });
  });
});

describe('a stop in the questions of a template', () => {
  it('shows at its question, never before the others, and goes on once it is lifted', async () => {
    const visit = await startVisit({ template: 'metabolicHealth', facts: { 'patient.email': 'ava@example.com' } });
    await until(visit, 'intake: metabolic-history');
    await visit.answer({ value: ['kidney', 'severe-kidney'], 'details.kidney': 'eGFR 20' });
    expect(visit.at()).toBe('stop: stop');
    expect(heldStops(visit.answers).map(({ id }) => id)).toEqual(['severe-kidney-disease', 'kidney-disease']);
    expect(urlOf(visit, ['metabolic-history'])).toMatchObject({ section: 'intake', question: 'of metabolic-history' });
    await visit.back();
    await visit.answer({ value: ['pancreatitis'], 'details.pancreatitis': 'In 2019' });
    expect(first(visit)).toBe('severe-kidney-disease provider-first');
    visit.answers.learn({ [STOPS_CLEARED]: ['severe-kidney-disease'] });
    await visit.back();
    await until(visit, 'product-configure: product-configure');
  });
});

describe('a stop in a check-in', () => {
  it('has its own words, leads to the care team, and offers nothing to buy', async () => {
    const visit = await startVisit({ template: 'followUp', facts: { 'patient.sex': 'female' } });
    await until(visit, 'intake: pregnancy-change');
    await visit.answer({ value: true, details: 'Since May' });
    expect(visit.at()).toBe('stop: stop-check-in');
    expect(visit.step()).not.toHaveProperty('shop');
    await visit.back();
    expect(visit.at()).toBe('intake: pregnancy-change');
  });
});

describe('while a stop holds', () => {
  it.each(later)('the address of %s leads to the stop', async (section) => {
    const done = { 'intake.questions_left': false, 'intake.products_chosen': true, 'intake.has_addons': true } as const;
    const visit = await startVisit({ opens: section, facts: { ...pregnant, ...done } });
    expect(visit.at()).toBe('stop: stop');
    expect(visit.calls).toEqual([]);
  });

  it('a visit that is resumed shows it, although no question is left', async () => {
    const facts = { ...pregnant, 'intake.resumed': true, 'intake.questions_left': false } as const;
    const visit = await startVisit({ opens: 'none', facts });
    expect(visit.at()).toBe('stop: stop');
  });

  it('an answer to another question leads to it, and nothing is saved but that answer', async () => {
    const visit = await startVisit({ facts: { ...profile, ...history, 'intake.resumed': true } });
    await visit.answer();
    const [at] = [visit.at()];
    expect(at).toBe('intake: immune-history');
    visit.answers.learn({ 'patient.medical_profile.pregnant': true });
    await visit.answer({ value: ['none'] });
    expect(visit.at()).toBe('stop: stop');
    expect(visit.calls).toEqual(['saveAnswer immune-history']);
  });
});
