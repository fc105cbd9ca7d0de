import { isKind } from '#flows/kinds/isKind.ts';
import { describe, expect, it } from 'vitest';
import type { Value } from '#schemas/flow/answer.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { relevantSteps } from '#engine/walk/walk.ts';
import { plainAnswer } from './plainAnswer.ts';
import { startVisit, templates, type Visit } from './startVisit.ts';

type Sex = 'female' | 'male' | 'other';
type Template = keyof typeof templates;

/** Where the questions of each template lead, and which effects run on the way. */
const ends = {
  followUp: { screen: 'follow-up: check-in-complete', effects: ['completeVisit'] },
  metabolicHealth: { screen: 'product-configure: product-configure', effects: [] },
  rapamycin: { screen: 'protocol-selection: protocol', effects: ['prepareProtocols'] },
  coaching: { screen: 'membership: membership', effects: [] },
  labs: { screen: 'lab-plan: lab-plan', effects: [] },
  skinRenewal: { screen: 'id-image: id-image', effects: ['saveProducts'] },
  sleepSupport: { screen: 'treatment: treatment', effects: [] },
} as const;

const templateNames: readonly Template[] = [
  'followUp',
  'metabolicHealth',
  'rapamycin',
  'coaching',
  'labs',
  'skinRenewal',
  'sleepSupport',
];

const profileOf = (sex: Sex): KnownFacts => ({
  'patient.first_name': 'Ava',
  'patient.last_name': 'Stone',
  'patient.email': 'ava@example.com',
  'patient.birthday': '02-03-1980',
  'patient.height': 66,
  'patient.weight': 140,
  'patient.state': 'CA',
  'patient.sex': sex,
});

/** What tells whether the medical history was ever asked for. Men are not asked about a pregnancy. */
const asksOfEverybody: KnownFacts = {
  'patient.medical_profile.has_allergies': false,
  'patient.medical_profile.has_current_medications': false,
  'patient.medical_profile.has_medical_conditions': false,
};
const medicalProfile: KnownFacts = { 'patient.medical_profile.pregnant': false, ...asksOfEverybody };

const resumed: KnownFacts = { ...profileOf('female'), ...medicalProfile, 'intake.resumed': true };

/** Answers the step on screen with what holds for most patients. */
async function answerPlainly(visit: Visit): Promise<void> {
  const step = visit.step();
  if (step) await visit.answer(plainAnswer(step));
}

/** Answers plainly until another section is on screen; the ids of the steps on the way. */
async function answerSection(visit: Visit): Promise<readonly string[]> {
  const [section] = visit.at().split(': ');
  const seen: string[] = [];
  while (visit.at().startsWith(`${section}: `)) {
    const id = visit.step()?.id ?? 'nothing';
    if (seen.includes(id)) throw new RangeError(`${id} is asked again`);
    seen.push(id);
    await answerPlainly(visit);
  }
  return seen;
}

/** A visit at its profile, which holds this sex. */
async function atProfile(
  sex: Sex,
  facts: KnownFacts = {},
  effects: Parameters<typeof startVisit>[0] = {},
): Promise<Visit> {
  const visit = await startVisit({ ...effects, facts: { ...profileOf(sex), ...facts } });
  await visit.answer();
  return visit;
}

const submitProfile = (visit: Visit, changes: { readonly [field: string]: Value } = {}) => {
  const step = visit.step();
  return visit.answer({
    ...(step && plainAnswer(step)),
    sex: visit.answers.fact('patient.sex') ?? 'female',
    ...changes,
  });
};

const offline = () => Promise.reject(new EffectError({ code: 'NetworkError', message: 'You are offline.' }));

describe('a new visit', () => {
  it('begins with how it works and goes on to the profile', async () => {
    const visit = await startVisit();
    expect(visit.at()).toBe('hiw: how-it-works');
    await visit.answer();
    expect(visit.at()).toBe('profile: profile');
    expect(visit.calls).toEqual([]);
  });

  it('goes to the profile even where that is complete', async () => {
    const visit = await startVisit({ facts: { ...profileOf('male'), ...medicalProfile } });
    await visit.answer();
    expect(visit.at()).toBe('profile: profile');
  });

  it('goes back from the profile to how it works', async () => {
    const visit = await startVisit();
    await visit.answer();
    await visit.back();
    expect(visit.at()).toBe('hiw: how-it-works');
  });

  it.each(templateNames)('of template %s asks every question that applies, once and in order', async (template) => {
    const visit = await startVisit({ template, facts: { 'patient.email': 'ava@example.com' } });
    expect(await answerSection(visit)).toEqual([introOf(template)]);
    expect(await answerSection(visit)).toEqual(['profile']);
    const pharmacy = ['pregnancy', 'allergies', 'current-medications', 'medical-conditions'];
    expect(await answerSection(visit)).toEqual(pharmacy);
    const asked = await answerSection(visit);
    expect(asked).toEqual(relevantSteps(visit.answers, 'intake').map(({ step }) => step.id));
    expect(asked.length).toBeGreaterThan(2);
    expect(visit.at()).toBe(ends[template].screen);
    expect(visit.calls).toEqual([
      'saveAnswer profile',
      'checkAvailability',
      ...[...pharmacy, ...asked].map((id) => `saveAnswer ${id}`),
      ...ends[template].effects,
    ]);
  });
});

/** A check-in has an introduction of its own. */
const introOf = (template: Template | undefined) => (template === 'followUp' ? 'how-check-in-works' : 'how-it-works');

const continued = async (facts: KnownFacts, parts: Parameters<typeof startVisit>[0] = {}) => {
  const visit = await startVisit({ ...parts, facts: { ...resumed, ...facts } });
  expect(visit.at()).toBe(`hiw: ${introOf(parts.template)}`);
  await visit.answer();
  return visit;
};

describe('a resumed visit', () => {
  it.each([
    'patient.first_name',
    'patient.last_name',
    'patient.email',
    'patient.birthday',
    'patient.height',
    'patient.weight',
    'patient.sex',
  ])('continues at the profile where %s is not known', async (ref) => {
    expect((await continued({ [ref]: null })).at()).toBe('profile: profile');
  });

  it('does not need the state for that', async () => {
    expect((await continued({ 'patient.state': null })).at()).toBe('intake: immune-history');
  });

  it('continues at the review of the medical history where that is empty', async () => {
    const empty = Object.fromEntries(Object.keys(asksOfEverybody).map((ref) => [ref, null]));
    expect((await continued(empty)).at()).toBe('pharmacy-overview: medical-history');
  });

  it.each(Object.keys(asksOfEverybody))('does not take it for empty where only %s is known', async (ref) => {
    const others = Object.keys(asksOfEverybody).filter((one) => one !== ref);
    const visit = await continued(Object.fromEntries(others.map((one) => [one, null])));
    expect(visit.at()).toBe('intake: immune-history');
  });

  it('continues at the open questions that verify earlier facts, then at the others', async () => {
    const none = { answer: { value: ['none'] }, revision: 1 };
    const saved = new Map<string, SavedAnswer>([['goals', none]]);
    expect((await continued({}, { saved })).at()).toBe('intake: immune-history');
    saved.set('immune-history', none);
    expect((await continued({}, { saved })).at()).toBe('intake: procedures');
    saved.set('procedures', { answer: { value: false }, revision: 1 });
    expect((await continued({}, { saved })).at()).toBe('intake: rapamycin-before');
  });

  it('with no question left continues where the template ends', async () => {
    for (const template of templateNames) {
      const visit = await continued({}, { template, saved: allAnswered(template) });
      expect([template, visit.at()]).toEqual([template, ends[template].screen]);
    }
  });

  it('with a treatment chosen before, here or on another device, goes on behind it', async () => {
    const chosen = { 'intake.questions_left': false, 'intake.products_chosen': true } as const;
    const parts = { template: 'metabolicHealth', saved: allAnswered('metabolicHealth') } as const;
    expect((await continued({ ...chosen, 'patient.verified': true }, parts)).at()).toBe('check: check');
    expect((await continued({ ...chosen, 'intake.has_addons': true }, parts)).at()).toBe('add-ons: add-ons');
    const asked = { ...chosen, 'intake.products_chosen': false };
    expect((await continued(asked, parts)).at()).toBe(ends.metabolicHealth.screen);
  });

  it('that is complete shows its end, whatever is asked for', async () => {
    const visit = await startVisit({ template: 'followUp', facts: { ...resumed, 'intake.complete': true } });
    expect(visit.at()).toBe('follow-up: check-in-complete');
    await visit.go({ section: 'intake', step: 'feeling' });
    expect(visit.at()).toBe('follow-up: check-in-complete');
  });
});

/** Plain answers to every question of a template. */
function allAnswered(template: Template) {
  const steps = Object.values(templates[template].sections).flat();
  return new Map(steps.map((step) => [step.id, { answer: plainAnswer(step), revision: 1 }]));
}

describe('availability', () => {
  const refusing = { effects: { checkAvailability: () => Promise.resolve({ 'availability.approved': false }) } };

  it('is asked for once the profile is saved', async () => {
    const visit = await atProfile('male');
    await submitProfile(visit);
    expect(visit.calls).toEqual(['saveAnswer profile', 'checkAvailability']);
  });

  it('that is refused is said, and the visit can be continued all the same', async () => {
    const visit = await atProfile('male', {}, refusing);
    await submitProfile(visit);
    expect(visit.at()).toBe('unavailable: state-unavailable');
    await visit.answer();
    expect(visit.at()).toBe('pharmacy-questions: allergies');
  });

  it('that is refused can be mended by another state', async () => {
    let approved = false;
    const checkAvailability = () => Promise.resolve({ 'availability.approved': approved });
    const visit = await atProfile('male', medicalProfile, { effects: { checkAvailability } });
    await submitProfile(visit, { state: 'AL' });
    expect(visit.at()).toBe('unavailable: state-unavailable');
    await visit.back();
    expect(visit.at()).toBe('profile: profile');
    approved = true;
    await submitProfile(visit, { state: 'CA' });
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
    expect(visit.answers.fact('patient.state')).toBe('CA');
  });

  it('that is refused to a lab visit is said in its own words', async () => {
    const visit = await atProfile('male', { 'intake.type': 'lab' }, refusing);
    await submitProfile(visit);
    expect(visit.at()).toBe('unavailable: lab-unavailable');
  });

  it('that is not known counts as refused', async () => {
    const visit = await atProfile('male', {}, { effects: { checkAvailability: () => Promise.resolve({}) } });
    await submitProfile(visit);
    expect(visit.at()).toBe('unavailable: state-unavailable');
  });

  it('that cannot be checked leads back to the profile with the reason, until it can', async () => {
    let works = false;
    const checkAvailability = () => (works ? Promise.resolve({ 'availability.approved': true }) : offline());
    const visit = await atProfile('male', {}, { effects: { checkAvailability } });
    await submitProfile(visit);
    expect([visit.at(), visit.problem()]).toEqual(['profile: profile', 'NetworkError']);
    works = true;
    await submitProfile(visit);
    expect([visit.at(), visit.problem()]).toEqual(['pharmacy-questions: allergies', undefined]);
  });
});

const entered = async (sex: Sex, medical: KnownFacts = {}) => {
  const visit = await atProfile(sex, medical);
  await submitProfile(visit);
  return visit;
};

describe('the medical history', () => {
  it.each([
    ['female', 'pharmacy-questions: pregnancy'],
    ['male', 'pharmacy-questions: allergies'],
    ['other', 'pharmacy-questions: allergies'],
  ] as const)('of a patient of sex %s that is not complete begins at %s', async (sex, at) => {
    expect((await entered(sex)).at()).toBe(at);
  });

  it.each(['female', 'male', 'other'] as const)('of a patient of sex %s that is complete is reviewed', async (sex) => {
    const visit = await entered(sex, medicalProfile);
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
  });

  const parts = [
    ['has_allergies', 'allergy_text'],
    ['has_current_medications', 'current_medications'],
    ['has_medical_conditions', 'medical_condition_text'],
  ].map((names) => names.map((name) => `patient.medical_profile.${name}`));

  it.each(parts)('is not complete where %s is yes without %s, and is with it', async (asked = '', details = '') => {
    const yes = { ...medicalProfile, [asked]: true };
    expect((await entered('male', yes)).at()).toBe('pharmacy-questions: allergies');
    expect((await entered('male', { ...yes, [details]: 'Some' })).at()).toBe('pharmacy-overview: medical-history');
    expect((await entered('male', { ...medicalProfile, [asked]: null })).at()).toBe('pharmacy-questions: allergies');
  });

  it('lets a patient of another sex go back to the question about pregnancy, a male patient to the profile', async () => {
    const other = await entered('other');
    await other.back();
    expect(other.at()).toBe('pharmacy-questions: pregnancy');
    await other.back();
    expect(other.at()).toBe('profile: profile');
    const male = await entered('male');
    await male.back();
    expect(male.at()).toBe('profile: profile');
  });

  it.each([
    ['female', 'pharmacy-questions: pregnancy'],
    ['male', 'pharmacy-questions: allergies'],
  ] as const)(
    'of a patient of sex %s who opened its last question is not left before the others',
    async (sex, first) => {
      const visit = await entered(sex);
      await visit.go({ section: 'pharmacy-questions', step: 'medical-conditions' });
      await visit.answer({ value: false });
      expect(visit.at()).toBe(first);
      expect(await answerSection(visit)).toEqual(
        ['pregnancy', 'allergies', 'current-medications'].slice(sex === 'male' ? 1 : 0),
      );
      expect(visit.at()).toMatch(/^intake: /);
    },
  );

  it('goes back from its review to the profile', async () => {
    const visit = await entered('female', medicalProfile);
    await visit.back();
    expect(visit.at()).toBe('profile: profile');
  });

  it.each([
    ['female', ['reproductive-health', 'known-allergies', 'known-medications', 'known-conditions']],
    ['other', ['reproductive-health', 'known-allergies', 'known-medications', 'known-conditions']],
    ['male', ['known-allergies', 'known-medications', 'known-conditions']],
  ] as const)('reviews for a patient of sex %s %j', async (sex, items) => {
    const step = (await entered(sex, medicalProfile)).step();
    expect(step && isKind(step, 'review') && step.items.map(({ id }) => id)).toEqual(items);
  });

  it('takes no answer about pregnancy from a male patient', async () => {
    const visit = await entered('male', asksOfEverybody);
    const others = { 'known-allergies': false, 'known-medications': false, 'known-conditions': false };
    await visit.answer({ ...others, 'reproductive-health': ['pregnant'] });
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
    expect(visit.answers.fact('patient.medical_profile.pregnant')).toBeUndefined();
    await visit.answer(others);
    expect(visit.at()).toMatch(/^intake: /);
  });

  it('asks a patient who changes sex accordingly', async () => {
    const visit = await atProfile('male');
    await submitProfile(visit, { sex: 'female' });
    expect(visit.at()).toBe('pharmacy-questions: pregnancy');
  });

  it.each(['questions', 'review'])('leads from its %s to the first question of the visit', async (part) => {
    const visit = await entered('female', part === 'review' ? medicalProfile : {});
    await answerSection(visit);
    expect(visit.at()).toMatch(/^intake: /);
  });
});

describe('Back from the first question of the visit goes to the review of the medical history', () => {
  it.each([
    ['after the questions about it', {}],
    ['after its review', medicalProfile],
  ])('%s', async (_, medical) => {
    const visit = await atProfile('female', medical);
    await submitProfile(visit);
    await answerSection(visit);
    await visit.back();
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
    await answerPlainly(visit);
    expect(visit.at()).toMatch(/^intake: /);
  });

  it.each([
    ['whose medical history is complete', resumed],
    ['whose medical history is not complete', { ...resumed, 'patient.medical_profile.has_allergies': null }],
  ])('in a resumed visit %s', async (_, facts) => {
    const visit = await startVisit({ facts });
    await visit.go({ section: 'intake', step: 'goals' });
    await visit.back();
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
  });

  it('even where its questions were opened by their address', async () => {
    const visit = await startVisit({ facts: resumed });
    await visit.go({ section: 'pharmacy-questions', step: 'allergies' });
    await answerSection(visit);
    await visit.back();
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
  });
});

describe('an address opens', () => {
  const full: KnownFacts = { ...profileOf('female'), ...medicalProfile };

  it.each([
    [{ section: 'hiw' }, 'hiw: how-it-works'],
    [{ section: 'profile' }, 'profile: profile'],
    [{ section: 'pharmacy-overview' }, 'pharmacy-overview: medical-history'],
    [{ section: 'pharmacy-questions', step: 'pregnancy' }, 'pharmacy-questions: pregnancy'],
    [{ section: 'pharmacy-questions', step: 'medical-conditions' }, 'pharmacy-questions: medical-conditions'],
    [{ section: 'intake', step: 'kidney-liver' }, 'intake: kidney-liver'],
    [{ section: 'intake' }, 'intake: immune-history'],
    [{ section: 'intake', step: 'rapamycin-dose' }, 'intake: immune-history'],
  ])('%j of a visit with everything known: %s', async (event, at) => {
    const visit = await startVisit({ facts: full });
    await visit.go(event);
    expect(visit.at()).toBe(at);
  });

  it.each([
    [{ section: 'pharmacy-overview' }, 'profile: profile'],
    [{ section: 'pharmacy-questions', step: 'allergies' }, 'profile: profile'],
    [{ section: 'intake', step: 'goals' }, 'profile: profile'],
    [{ section: 'hiw' }, 'hiw: how-it-works'],
    [{ section: 'profile' }, 'profile: profile'],
  ])('%j of a visit without a profile: %s', async (event, at) => {
    const visit = await startVisit({ facts: { ...full, 'patient.weight': null } });
    await visit.go(event);
    expect(visit.at()).toBe(at);
  });

  it('no question before the medical history is known', async () => {
    const visit = await startVisit({ facts: profileOf('female') });
    await visit.go({ section: 'intake', step: 'goals' });
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
  });

  it.each(['follow-up', 'checkout', 'protocol-selection', 'unavailable', 'no-such-section'])(
    'no %s before its time: the visit continues instead',
    async (section) => {
      const visit = await startVisit({ facts: full });
      await visit.go({ section });
      expect(visit.at()).toBe('intake: immune-history');
      expect(visit.calls).toEqual([]);
    },
  );

  it('one screen after the other, from every screen of the visit', async () => {
    const visit = await startVisit({ facts: full });
    const screens = [
      [{ section: 'pharmacy-questions', step: 'allergies' }, 'pharmacy-questions: allergies'],
      [{ section: 'pharmacy-overview' }, 'pharmacy-overview: medical-history'],
      [{ section: 'intake', step: 'goals' }, 'intake: goals'],
      [{ section: 'profile' }, 'profile: profile'],
      [{ section: 'hiw' }, 'hiw: how-it-works'],
    ] as const;
    for (const [, from] of screens)
      for (const [event, at] of screens) {
        const [start] = screens.find(([, name]) => name === from) ?? [];
        if (start) await visit.go(start);
        await visit.go(event);
        expect([from, visit.at()]).toEqual([from, at]);
      }
  });

  it('the medical history by its own rules again, once the visit gets there by itself', async () => {
    const visit = await startVisit({ facts: full });
    await visit.go({ section: 'pharmacy-questions', step: 'allergies' });
    await visit.back();
    await visit.back();
    expect(visit.at()).toBe('profile: profile');
    await submitProfile(visit);
    expect(visit.at()).toBe('pharmacy-overview: medical-history');
  });

  it('never the question about pregnancy to a male patient', async () => {
    const visit = await startVisit({ facts: { ...profileOf('male'), ...medicalProfile } });
    const sections = [...visit.definition.sections.keys()];
    for (const section of [...sections, 'body', 'none'])
      for (const step of [undefined, ...visit.definition.positions.keys()]) {
        await visit.go(step === undefined ? { section } : { section, step });
        expect([section, step, visit.step()?.id]).not.toEqual([section, step, 'pregnancy']);
        expect(visit.step()).toBeDefined();
      }
    await visit.go({ section: 'pharmacy-questions', step: 'pregnancy' });
    expect(visit.at()).toBe('pharmacy-questions: allergies');
    await visit.back();
    expect(visit.at()).toBe('profile: profile');
  });
});

/** A visit at the last question, all others of it answered. */
const atEnd = async (template: Template, parts: Parameters<typeof startVisit>[0] = {}) => {
  const saved = allAnswered(template);
  const facts = { ...profileOf('female'), ...medicalProfile };
  const visit = await startVisit({ ...parts, template, facts, saved });
  const last = relevantSteps(visit.answers, 'intake').at(-1)?.step.id ?? '';
  await visit.go({ section: 'intake', step: last });
  expect(visit.at()).toBe(`intake: ${last}`);
  return { visit, last };
};

describe('the end of the questions', () => {
  it('of a check-in completes the visit', async () => {
    const { visit } = await atEnd('followUp');
    await answerPlainly(visit);
    expect(visit.at()).toBe('follow-up: check-in-complete');
    expect(visit.calls).toEqual(['saveAnswer questions', 'completeVisit']);
    await visit.go({ section: 'profile' });
    expect(visit.at()).toBe('follow-up: check-in-complete');
  });

  it('of a check-in that cannot be completed leads back to the last question with the reason, until it can', async () => {
    let works = false;
    const completeVisit = () => (works ? Promise.resolve({ 'intake.complete': true }) : offline());
    const { visit, last } = await atEnd('followUp', { effects: { completeVisit } });
    await answerPlainly(visit);
    expect([visit.at(), visit.problem()]).toEqual([`intake: ${last}`, 'NetworkError']);
    works = true;
    await answerPlainly(visit);
    expect([visit.at(), visit.problem()]).toEqual(['follow-up: check-in-complete', undefined]);
  });

  it('is not reached while a question is open: skipped questions are asked, those that verify earlier facts first', async () => {
    const visit = await startVisit({ facts: { ...profileOf('male'), ...medicalProfile } });
    await visit.go({ section: 'intake', step: 'anything-else' });
    await answerPlainly(visit);
    expect(visit.at()).toBe('intake: immune-history');
    const passed = relevantSteps(visit.answers, 'intake').map(({ step }) => step.id);
    const asked = await answerSection(visit);
    expect(asked.slice(0, 3)).toEqual(['immune-history', 'procedures', 'goals']);
    expect([...asked, 'anything-else'].sort()).toEqual(passed.sort());
    expect(visit.at()).toBe(ends.rapamycin.screen);
  });

  it.each(templateNames.filter((name) => name !== 'followUp' && name !== 'skinRenewal'))(
    'of %s leads to what is bought, and back to the last question',
    async (template) => {
      const { visit, last } = await atEnd(template);
      await answerPlainly(visit);
      expect(visit.at()).toBe(ends[template].screen);
      expect(visit.calls).toEqual([`saveAnswer ${last}`, ...ends[template].effects]);
      await visit.back();
      expect(visit.at()).toBe(`intake: ${last}`);
    },
  );
});

it('a visit that ends with the photos goes back from them through identity verification to the last question', async () => {
  const visit = await startVisit({ template: 'skinRenewal', facts: { ...resumed, 'intake.questions_left': false } });
  await visit.answer();
  const seen = [visit.at()];
  for (let count = 0; count < 3; count += 1) {
    await visit.back();
    seen.push(visit.at());
  }
  expect(seen).toEqual([
    'id-image: id-image',
    'existing-identity: existing-identity',
    'verify-account: verify-account',
    'intake: skin-sun',
  ]);
});

it('a visit that ends with the photos shows its product first where there are several plans', async () => {
  const facts = { ...resumed, 'intake.questions_left': false, 'intake.several_plans': true };
  const visit = await startVisit({ template: 'skinRenewal', facts });
  await visit.answer();
  expect(visit.at()).toBe('treatment: treatment');
  await visit.answer();
  expect(visit.at()).toBe('id-image: id-image');
});

describe('an answer of the visit that cannot be saved', () => {
  it('stays where it was given', async () => {
    const visit = await startVisit({ facts: resumed, effects: { saveAnswer: offline } });
    await visit.go({ section: 'intake', step: 'goals' });
    await answerPlainly(visit);
    expect(visit.at()).toMatch(/^intake: /);
    expect(visit.answers.answer(visit.definition.positions.get('goals') ?? -1)).toBeUndefined();
  });
});
