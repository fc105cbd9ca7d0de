import type { Step } from '#flows/kinds/stepKinds.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { openSteps } from '#engine/walk/walk.ts';
import pharmacySteps from '#flows/pharmacy/pharmacy.steps.json';
import { startSignup } from '../flows/startSignup.ts';
import { startVisit } from '../flows/startVisit.ts';
import { TODAY } from '../TODAY.ts';
import { madeUp } from '../random/madeUp.ts';
import { answeredPatient } from '../answeredPatient.ts';

const profile: KnownFacts = {
  ...answeredPatient,
  'patient.state': 'CA',
};

/** Saved when the list of options held it; it holds it no more. */
const stale: Facts = { 'patient.sex': 'unsaid' };

const pharmacy = stepSetOf(pharmacySteps);

/** The medical history with a choice that is kept on the account. */
const withDiet = (...diets: readonly string[]): StepSet<Step> => ({
  ...pharmacy,
  facts: { ...pharmacy.facts, 'patient.medical_profile.diet': { enum: [...diets] } },
  sections: {
    'pharmacy-questions': [
      {
        id: 'diet',
        kind: 'form',
        title: 'How do you eat?',
        fields: [
          {
            id: 'diet',
            type: 'choice',
            label: 'Diet',
            options: diets.map((value) => ({ value, label: value })),
            saves: 'patient.medical_profile.diet',
          },
        ],
      },
    ],
  },
});

describe('a value on the account that is no option any more', () => {
  it('is asked again when a visit goes on', async () => {
    const good = await startVisit({ facts: { ...profile, 'intake.resumed': true } });
    await good.answer();
    expect(good.at()).toMatch(/^intake: /);
    const bad = await startVisit({ facts: { ...profile, ...stale, 'intake.resumed': true } });
    await bad.answer();
    expect(bad.at()).toBe('profile: profile');
  });

  it('is asked again when a signup is opened at a later screen', async () => {
    const bought: KnownFacts = { 'cart.type': 'lab', 'signup.plans': 2, 'lifestyle.offered': true };
    const good = await startSignup({ section: 'questions', facts: { ...profile, ...bought } });
    expect(good.at()).toMatch(/^questions: /);
    const bad = await startSignup({ section: 'questions', facts: { ...profile, ...bought, ...stale } });
    expect(bad.at()).toMatch(/^profile: /);
  });

  it('opens its question of the medical history, and no other', () => {
    const held: Facts = { ...profile, 'patient.medical_profile.diet': 'vegan' };
    const open = (...diets: readonly string[]) =>
      openSteps(
        new Answers(compile(stepKinds, withDiet(...diets)), { facts: held, today: () => TODAY }),
        'pharmacy-questions',
      ).map(({ step }) => step.id);
    expect([open('vegan', 'mixed'), open('mixed')]).toEqual([[], ['diet']]);
  });

  it('is not known to conditions, also where it is learned again', () => {
    const answers = new Answers(compile(stepKinds, withDiet('mixed')), {
      facts: { 'patient.medical_profile.diet': 'vegan' },
      today: () => TODAY,
    });
    expect(answers.fact(madeUp('patient.medical_profile.diet'))).toBeUndefined();
    answers.learn(madeUp({ 'patient.medical_profile.diet': 'mixed' }));
    expect(answers.fact(madeUp('patient.medical_profile.diet'))).toBe('mixed');
    answers.learn(madeUp({ 'patient.medical_profile.diet': 'vegan' }));
    expect(answers.fact(madeUp('patient.medical_profile.diet'))).toBeUndefined();
  });

  it('is known where another flow that runs beside declares it', () => {
    const beside: StepSet = {
      flow: 'beside',
      version: 1,
      facts: { 'patient.medical_profile.diet': { enum: ['vegan'] } },
      sections: {},
    };
    const facts = { 'patient.medical_profile.diet': 'vegan' };
    const answers = new Answers(compile(stepKinds, withDiet('mixed'), beside), { facts, today: () => TODAY });
    expect(answers.fact(madeUp('patient.medical_profile.diet'))).toBe('vegan');
  });
});
