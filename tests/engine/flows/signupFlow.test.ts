import { isKind } from '#flows/kinds/isKind.ts';
import { describe, expect, it } from 'vitest';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { plainAnswer } from './plainAnswer.ts';
import { startSignup, type Signup } from './startSignup.ts';

const profile: KnownFacts = {
  'patient.first_name': 'Ava',
  'patient.last_name': 'Stone',
  'patient.birthday': '02-03-1980',
  'patient.height': 66,
  'patient.weight': 140,
  'patient.sex': 'female',
  'patient.state': 'CA',
};
const lab: KnownFacts = { 'cart.type': 'lab', 'signup.plans': 2, 'lifestyle.offered': true };
const supplement: KnownFacts = { 'cart.type': 'supplement', 'signup.plans': 3, 'lifestyle.offered': false };
const onePlan: KnownFacts = { ...supplement, 'signup.plans': 1 };

const answeredAll: ReadonlyMap<string, SavedAnswer> = new Map(
  ['goal', 'activity', 'sleep', 'alcohol']
    .map((id): [string, SavedAnswer] => [id, { answer: { value: 'daily' }, revision: 1 }])
    .concat(['diet', 'stress'].map((id) => [id, { answer: { value: ['work'] }, revision: 1 }])),
);

/** Answers the step on screen as shortly as it may be; a list by its first choice. */
async function answerStep(signup: Signup): Promise<void> {
  const step = signup.step();
  if (step && isKind(step, 'checklist')) return signup.answer({ value: [step.options[0]?.value ?? ''] });
  return signup.answer(step ? plainAnswer(step) : {});
}

/** Goes on until a section is left. */
async function leave(signup: Signup, section: string): Promise<void> {
  for (let steps = 0; signup.at().startsWith(`${section}: `) && steps < 20; steps += 1) await answerStep(signup);
}

function failingOnce(code: string, learned: KnownFacts = {}) {
  let failed = false;
  return (): Promise<Facts> => {
    if (failed) return Promise.resolve(learned);
    failed = true;
    return Promise.reject(new EffectError({ code, message: 'Please try again.' }));
  };
}

const renewing = () => Promise.resolve({ 'cart.recurring': true });
const refusing = () => Promise.resolve({ 'availability.approved': false });

describe('a signup for a lab test', () => {
  it('goes from the lab visit through profile, questions and plan to the checkout, and is bought once', async () => {
    const signup = await startSignup({ section: 'lab-visit', facts: lab });
    expect(signup.at()).toBe('lab-visit: lab-visit');
    await answerStep(signup);
    expect(signup.at()).toBe('profile: profile');
    await answerStep(signup);
    expect(signup.at()).toBe('questions: goal');
    await leave(signup, 'questions');
    expect(signup.at()).toBe('protocol-preference: protocol-preference');
    await answerStep(signup);
    expect(signup.at()).toBe('lab-checkout: lab-checkout');
    await answerStep(signup);
    expect(signup.state()).toBe('bought');
    expect(signup.calls).toEqual([
      'saveAnswer profile',
      'checkAvailability',
      ...['goal', 'activity', 'diet', 'sleep', 'alcohol', 'stress'].map((id) => `saveAnswer ${id}`),
      'choosePlan',
      'saveAnswer lab-checkout',
      'refreshUser',
      'createCardAccount',
      'createOrder',
      'submitOrder',
      'finishPurchase',
      'findPanel',
      'clearCheckout',
    ]);
  });

  it('asks the open questions first, and none where all are answered', async () => {
    const some = new Map([...answeredAll].filter(([id]) => id !== 'diet' && id !== 'alcohol'));
    const half = await startSignup({ facts: { ...lab, ...profile }, saved: some });
    await answerStep(half);
    expect(half.at()).toBe('questions: diet');
    const whole = await startSignup({ facts: { ...lab, ...profile }, saved: answeredAll });
    await answerStep(whole);
    expect(whole.at()).toBe('protocol-preference: protocol-preference');
  });

  it('passes the questions over where they could not be read', async () => {
    const signup = await startSignup({ facts: { ...lab, 'lifestyle.offered': false } });
    await answerStep(signup);
    expect(signup.at()).toBe('protocol-preference: protocol-preference');
    const asked = await startSignup({
      section: 'questions',
      facts: { ...lab, ...profile, 'lifestyle.offered': false },
    });
    expect(asked.at()).toBe('protocol-preference: protocol-preference');
  });

  it('goes to the checkout at once where it has one plan', async () => {
    const signup = await startSignup({ facts: { ...lab, 'lifestyle.offered': false, 'signup.plans': 1 } });
    await answerStep(signup);
    expect(signup.at()).toBe('lab-checkout: lab-checkout');
  });

  it.each(['NY', 'NJ', 'RI'])(
    'is refused in %s, whatever the availability says, and can change the state',
    async (state) => {
      const signup = await startSignup({ facts: { ...lab, ...profile } });
      const step = signup.step();
      await signup.answer({ ...(step && plainAnswer(step)), state });
      expect(signup.at()).toBe('unavailable: lab-unavailable');
      await signup.back();
      expect(signup.at()).toBe('profile: profile');
      await answerStep(signup);
      expect(signup.at()).toBe('questions: goal');
    },
  );

  it.each(['questions', 'protocol-preference', 'checkout'])(
    'of a patient in New York begins at the profile where %s is asked for',
    async (section) => {
      const signup = await startSignup({ section, facts: { ...lab, ...profile, 'patient.state': 'NY' } });
      expect(signup.at()).toBe('profile: profile');
    },
  );

  it('is not sent to New York either', async () => {
    const signup = await startSignup({ section: 'checkout', facts: { ...lab, ...profile } });
    const step = signup.step();
    await signup.answer({ ...(step && plainAnswer(step)), state: 'NY' });
    expect(signup.problems()).toEqual(['state excluded']);
    expect(signup.calls).toEqual(['choosePlan']);
  });

  it('that renews becomes a subscription', async () => {
    const signup = await startSignup({
      section: 'checkout',
      facts: { ...lab, ...profile },
      effects: { choosePlan: renewing },
    });
    await answerStep(signup);
    expect(signup.state()).toBe('bought');
    expect(signup.calls).toContain('subscribe');
    expect(signup.calls).not.toContain('createOrder');
  });
});

describe('a signup for a supplement', () => {
  it('goes from the profile to the plans, without questions', async () => {
    const signup = await startSignup({ facts: { ...supplement, 'lifestyle.offered': true } });
    await answerStep(signup);
    expect(signup.at()).toBe('protocol-preference: protocol-preference');
  });

  it('goes to the checkout at once where it has one plan', async () => {
    const signup = await startSignup({ facts: onePlan });
    await answerStep(signup);
    expect(signup.at()).toBe('lab-checkout: lab-checkout');
  });

  it('is sent to New York', async () => {
    const signup = await startSignup({ section: 'checkout', facts: { ...onePlan, ...profile, 'patient.state': 'NY' } });
    const step = signup.step();
    await signup.answer({ ...(step && plainAnswer(step)), state: 'NY' });
    expect(signup.state()).toBe('bought');
  });

  it('is refused where its visit is not offered, in words of its own', async () => {
    const signup = await startSignup({ facts: supplement, effects: { checkAvailability: refusing } });
    await answerStep(signup);
    expect(signup.at()).toBe('unavailable: product-unavailable');
  });
});

it('a signup for nothing ends after the profile', async () => {
  const signup = await startSignup({ facts: { 'signup.plans': 0 } });
  await answerStep(signup);
  expect(signup.state()).toBe('nothingChosen');
  expect(signup.calls).toEqual(['saveAnswer profile', 'checkAvailability']);
});

describe('an address', () => {
  it.each([
    ['lab-visit', lab, 'lab-visit: lab-visit'],
    ['lab-visit', supplement, 'profile: profile'],
    ['profile', supplement, 'profile: profile'],
    ['questions', { ...lab, ...profile }, 'questions: goal'],
    ['questions', { ...supplement, ...profile }, 'protocol-preference: protocol-preference'],
    ['questions', { ...onePlan, ...profile }, 'lab-checkout: lab-checkout'],
    ['questions', lab, 'profile: profile'],
    ['protocol-preference', { ...supplement, ...profile }, 'protocol-preference: protocol-preference'],
    ['protocol-preference', supplement, 'profile: profile'],
    ['protocol-preference', profile, 'profile: profile'],
    ['checkout', { ...supplement, ...profile }, 'lab-checkout: lab-checkout'],
    ['checkout', supplement, 'profile: profile'],
    ['checkout', { ...supplement, ...profile, 'patient.state': null }, 'profile: profile'],
    ['checkout', profile, 'profile: profile'],
  ])('of %s opens %j at %s', async (section, facts: KnownFacts, at) => {
    expect((await startSignup({ section, facts })).at()).toBe(at);
  });

  it('that is asked for on the way opens its screen, a question by its step', async () => {
    const signup = await startSignup({ facts: { ...lab, ...profile } });
    await signup.go({ section: 'questions', step: 'sleep' });
    expect(signup.at()).toBe('questions: sleep');
    await signup.go({ section: 'checkout' });
    expect(signup.at()).toBe('lab-checkout: lab-checkout');
    await signup.go({ section: 'profile' });
    expect(signup.at()).toBe('profile: profile');
  });
});

describe('Back', () => {
  it('goes from the checkout of a lab test over every screen to where the signup is left', async () => {
    const signup = await startSignup({ section: 'checkout', facts: { ...lab, ...profile }, saved: answeredAll });
    const passed: string[] = [];
    for (let steps = 0; signup.state() !== 'left' && steps < 20; steps += 1) {
      passed.push(signup.at());
      await signup.back();
    }
    expect(passed).toEqual([
      'lab-checkout: lab-checkout',
      'protocol-preference: protocol-preference',
      ...['stress', 'alcohol', 'sleep', 'diet', 'activity', 'goal'].map((id) => `questions: ${id}`),
      'profile: profile',
      'lab-visit: lab-visit',
    ]);
  });

  it('goes from the checkout of a supplement with one plan to the profile, and leaves', async () => {
    const signup = await startSignup({ section: 'checkout', facts: { ...onePlan, ...profile } });
    await signup.back();
    expect(signup.at()).toBe('profile: profile');
    await signup.back();
    expect(signup.state()).toBe('left');
  });

  it('goes from the plans of a supplement to the profile', async () => {
    const signup = await startSignup({ section: 'protocol-preference', facts: { ...supplement, ...profile } });
    await signup.back();
    expect(signup.at()).toBe('profile: profile');
  });
});

describe('a failure', () => {
  it('of the availability keeps the profile, and the next try goes on', async () => {
    const checkAvailability = failingOnce('NetworkError', { 'availability.approved': true });
    const signup = await startSignup({ facts: supplement, effects: { checkAvailability } });
    await answerStep(signup);
    expect([signup.at(), signup.problem()]).toEqual(['profile: profile', 'NetworkError']);
    await answerStep(signup);
    expect([signup.at(), signup.problem()]).toEqual(['protocol-preference: protocol-preference', undefined]);
  });

  it('to save a lifestyle answer stays at its question, and the retry goes on', async () => {
    let failed = false;
    const signup = await startSignup({
      section: 'questions',
      facts: { ...lab, ...profile },
      effects: {
        saveAnswer({ revision }) {
          if (failed) return Promise.resolve({ revision: revision + 1 });
          failed = true;
          return Promise.reject(new EffectError({ code: 'NetworkError', message: 'Network error.' }));
        },
      },
    });
    await signup.answer({ value: 'other', 'details.other': 'A race' });
    expect(signup.at()).toBe('questions: goal');
    await signup.retry();
    expect(signup.at()).toBe('questions: activity');
  });

  it.each(['NetworkError', 'ProductUnavailable'])(
    'to choose a plan (%s) shows the plans, also of one',
    async (code) => {
      const choosePlan = failingOnce(code, { 'cart.recurring': false });
      const signup = await startSignup({ facts: onePlan, effects: { choosePlan } });
      await answerStep(signup);
      expect([signup.at(), signup.problem()]).toEqual(['protocol-preference: protocol-preference', code]);
      await answerStep(signup);
      expect(signup.at()).toBe('lab-checkout: lab-checkout');
    },
  );

  it('to submit an order stays at the checkout; the next press submits the same order', async () => {
    const submitOrder = failingOnce('CardDeclined');
    const signup = await startSignup({
      section: 'checkout',
      facts: { ...onePlan, ...profile },
      effects: { submitOrder },
    });
    await answerStep(signup);
    expect([signup.at(), signup.problem()]).toEqual(['lab-checkout: lab-checkout', 'CardDeclined']);
    await answerStep(signup);
    expect(signup.state()).toBe('bought');
    expect(signup.calls.filter((call) => call === 'createOrder' || call === 'submitOrder')).toEqual([
      'createOrder',
      'submitOrder',
      'submitOrder',
    ]);
  });

  it('to subscribe stays at the checkout', async () => {
    const subscribe = failingOnce('CardDeclined', { 'purchase.subscription': 'made' });
    const signup = await startSignup({
      section: 'checkout',
      facts: { ...supplement, ...profile },
      effects: { choosePlan: renewing, subscribe },
    });
    await answerStep(signup);
    expect([signup.at(), signup.problem()]).toEqual(['lab-checkout: lab-checkout', 'CardDeclined']);
    await answerStep(signup);
    expect(signup.state()).toBe('bought');
  });

  it('to find the panel still ends the purchase', async () => {
    const findPanel = failingOnce('NotFound');
    const signup = await startSignup({ section: 'checkout', facts: { ...lab, ...profile }, effects: { findPanel } });
    await answerStep(signup);
    expect(signup.state()).toBe('bought');
  });
});
