import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { expect, it } from 'vitest';
import { readVisitAddress } from '#app/visit/address/readVisitAddress.ts';
import { visitHref } from '#app/visit/address/visitHref.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { pathFrom } from '#flows/paths/pathPattern.ts';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';
import { addressOf } from '#flows/visit/address/addressOf.ts';
import { locate } from '#flows/visit/address/locate.ts';
import { visitMinutes } from '#flows/visit/visitMinutes.ts';
import followUp from '#flows/intakes/follow-up-check-in.steps.json';
import pharmacy from '#flows/pharmacy/pharmacy.steps.json';
import visit from '#flows/visit/visit.steps.json';

const definition = compile(stepKinds, stepSetOf(visit), stepSetOf(pharmacy), stepSetOf(followUp));
const answers = new Answers(definition, { today: () => ({ year: 2026, month: 1, day: 1 }) });
const steps = definition.steps.map(({ step }) => step.id);
const stepOfResponse = new Map(steps.map((id) => [`response-${id}`, id]));
/** Where a question of the medical history stands in its section today. */
const placeOf = (id: string) => pharmacy.sections['pharmacy-questions'].findIndex((step) => step.id === id);
const lastQuestion = pharmacy.sections['pharmacy-questions'].at(-1)?.id;

const responseOfStep = new Map(steps.map((id) => [id, `response-${id}`]));
const ids = { userId: 'u', intakeId: 'i' };

it.each([
  ['/consultation/hiw/u/i/question/none?referrer=shop', { section: 'hiw', step: 'how-it-works' }],
  ['/consultation/profile/u/i/question/none', { section: 'profile', step: 'profile' }],
  ['/consultation/body/u/i/question/none', { section: 'profile', step: 'profile' }],
  ['/consultation/pharmacy-overview/u/i/question/none', { section: 'pharmacy-overview', step: 'medical-history' }],
  [
    `/consultation/pharmacy-questions/u/i/question/current?step=${placeOf('pregnancy')}`,
    { section: 'pharmacy-questions', step: 'pregnancy' },
  ],
  [
    `/consultation/pharmacy-questions/u/i/question/current?step=${placeOf('medical-conditions')}`,
    { section: 'pharmacy-questions', step: 'medical-conditions' },
  ],
  [
    '/consultation/pharmacy-questions/u/i/question/current?step=99',
    { section: 'pharmacy-questions', step: lastQuestion },
  ],
  ['/consultation/intake/u/i/question/response-doses?step=1', { section: 'intake', step: 'doses' }],
  ['/consultation/intake/u/i/question/unknown?step=1', { section: 'intake' }],
  ['/intake/i/intake', { section: 'intake' }],
  ['/consultation/follow-up/i/success', { section: 'follow-up', step: 'check-in-complete' }],
])('%s asks for %j', (href, expected) => {
  const address = readVisitAddress(href);
  expect(address && locate(address, definition, stepOfResponse)).toEqual(expected);
});

it.each([
  ['protocol-selection', 'protocol-selection', 'none', '/consultation/protocol-selection/i'],
  ['treatment-checkout', 'treatment', 'none', '/consultation/treatment/u/i'],
  [
    'identification-step-alt',
    'identification-step',
    'verify_account',
    '/consultation/identification-step/u/i/t/verify_account',
  ],
] as const)('the route named %s leads to section %s', (name, section, question, href) => {
  expect(pathFrom(visitPaths[name], { ...ids, question })).toBe(href);
  expect(visitHref({ section, question }, ids)).toBe(href);
  expect(readVisitAddress(href)).toMatchObject({ section });
});

it('a path that is no visit is not read as one', () => {
  expect(readVisitAddress('/dashboard/u/profile')).toBeUndefined();
});

it.each([
  ['hiw', 'how-it-works', '/consultation/hiw/u/i/question/none'],
  ['profile', 'profile', '/consultation/profile/u/i/question/none'],
  [
    'pharmacy-questions',
    'allergies',
    `/consultation/pharmacy-questions/u/i/question/current?step=${placeOf('allergies')}`,
  ],
  ['intake', 'feeling', '/consultation/intake/u/i/question/response-feeling?step=0'],
  ['intake', 'doses', '/consultation/intake/u/i/question/response-doses?step=1'],
  ['follow-up', 'check-in-complete', '/consultation/follow-up/i/success'],
])('section %s at %s stands at %s', (section, step, href) => {
  const index = definition.positions.get(step) ?? -1;
  const from = definition.sections.get(section)?.from ?? -1;
  const address = addressOf({ answers, section, index, from }, responseOfStep);
  expect(address && visitHref(address, ids)).toBe(href);
});

it('a visit is estimated at a third of its questions, rounded up', () => {
  expect(visitMinutes({ questions: 10 })).toBe(4);
  expect(visitMinutes({})).toBe(5);
  expect(visitMinutes(undefined)).toBe(10);
});
