import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { composed } from '#engine/authoring/read/Composition.ts';
import { Model } from '#engine/authoring/answers/Model.ts';
import { readStepSets } from '#engine/authoring/read/readStepSets.ts';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import type { Run } from '#engine/authoring/simulate/Run.ts';
import { runScript } from '#engine/authoring/simulate/runScript.ts';
import type { Script } from '#engine/authoring/simulate/Script.ts';
import { subjectOf } from '#engine/authoring/simulate/Subject.ts';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import { witnesses } from '#engine/authoring/witness/witnesses.ts';
import { compile } from '#engine/definition/compile.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { isFull } from '#tests/support/full.ts';

const root = resolve(import.meta.dirname, '../../..');
const { written } = readableSets(stepLanguage, readStepSets(root));

function run(name: string, script: Script): Run {
  const found = subjectOf(flowIndex, written, name, script.template);
  if ('problem' in found) throw new Error(found.problem);
  return runScript(found.subject, script);
}

const shownIn = ({ happenings }: Run) =>
  happenings.flatMap((one) => (one.kind === 'shown' || one.kind === 'back' ? [one.why.step] : []));

const leftOutOf = ({ happenings }: Run) => happenings.flatMap((one) => (one.kind === 'leftOut' ? [one.why.step] : []));

type Facts = NonNullable<Script['facts']>;

const known = (facts: Witness['facts']): Facts =>
  Object.fromEntries(Object.entries(facts).flatMap(([ref, value]) => (value === undefined ? [] : [[ref, value]])));

/** What happens on a walk of the witness set, as a file that says it. */
function scriptOf({ facts, events }: Witness): Script {
  const answers: { [step: string]: Answer[] } = {};
  const effects: { [name: string]: ({ learns: Facts } | { fails: string })[] } = {};
  for (const event of events) {
    if ('answer' in event) (answers[event.step] ??= []).push(event.answer);
    if ('fails' in event) (effects[event.effect] ??= []).push({ fails: event.fails });
    if ('learns' in event) (effects[event.effect] ??= []).push({ learns: known(event.learns) });
  }
  return { facts: known(facts), answers, effects };
}

/** The walks of the third are looked for as long as those of all others; it goes no other kinds of way. */
const walked = ['verification', 'retention', ...(isFull ? ['subscription-action'] : [])];

describe.each(walked)('a simulation of %s', (name) => {
  it('goes every way that the walks of the flow go, and shows the same steps', () => {
    const entry = flowIndex.find(({ flow }) => flow === name);
    const [composition] = entry ? composed(entry, written).compositions : [];
    if (!composition?.machine) throw new Error(`${name} has no machine`);
    const model = new Model(compile(stepKinds, ...composition.written.map(({ set }) => set)));
    const walks = witnesses(composition, composition.machine, model).witnesses.filter(
      ({ saved, events }) =>
        Object.keys(saved).length === 0 &&
        events.every((one) => !('event' in one) && !('back' in one) && !('saveFails' in one)),
    );
    expect(walks.length).toBeGreaterThan(2);
    for (const walk of walks) {
      const expected = walk.events.flatMap((one) => ('answer' in one ? [one.step] : []));
      expect(shownIn(run(name, scriptOf(walk))).slice(0, expected.length)).toEqual(expected);
    }
  });
});

describe('a simulation of a template', () => {
  const facts = { 'patient.sex': 'male', 'patient.medical_profile.has_current_medications': false };

  it('shows its questions in order, leaves out those that do not apply, and waits where the script gives no answer', () => {
    const ran = run('rapamycin', {
      facts,
      answers: {
        goals: { value: ['energy'] },
        'rapamycin-before': { value: 'never' },
        'immune-history': { value: ['none'] },
        tobacco: { value: 'daily' },
      },
    });
    expect(shownIn(ran)).toEqual(['goals', 'rapamycin-before', 'immune-history']);
    expect(leftOutOf(ran)).toEqual([
      'rapamycin-dose',
      'rapamycin-side-effects',
      'side-effects-course',
      'immune-details',
    ]);
    expect(ran.end).toMatchObject({ kind: 'waits', why: { step: 'kidney-liver', shown: true } });
    expect(ran.notAsked.map(({ why }) => why.step)).toEqual(['tobacco']);
  });

  it('says of a refused answer which field and why, in the words of the portal', () => {
    const ran = run('rapamycin', { facts, answers: { goals: { value: ['energie'] } } });
    expect(ran.end).toMatchObject({
      kind: 'refused',
      why: { step: 'goals' },
      problems: [{ field: 'value', code: 'option', message: 'Please choose one of the options shown.' }],
    });
  });
});

describe('a simulation of a flow', () => {
  const signedUp = {
    'patient.first_name': 'Ava',
    'patient.last_name': 'Stone',
    'patient.birthday': '02-03-1980',
    'patient.weight': 140,
    'patient.height': 66,
    'patient.state': 'CA',
    'patient.sex': 'male',
  };
  const shipping = {
    'first-name': 'Ava',
    'last-name': 'Stone',
    'street-address': '12 Main St',
    city: 'Fresno',
    state: 'CA',
    'zip-code': '93650',
    country: 'us',
    'phone-number': '5551234567',
  };
  const profile = {
    'first-name': 'Ava',
    'last-name': 'Stone',
    birthday: '02-03-1980',
    weight: 140,
    height: 66,
    state: 'CA',
    sex: 'male',
  };

  it('ends effects as the file says, one after the other, and reports the decisions of the machine', () => {
    const ran = run('visit', {
      template: 'follow-up-check-in',
      facts: { 'intake.type': 'follow_up' },
      answers: { profile },
      effects: { checkAvailability: [{ fails: 'NetworkError' }, { learns: { 'availability.approved': false } }] },
    });
    expect(shownIn(ran)).toEqual(['profile', 'profile']);
    expect(ran.end).toMatchObject({ kind: 'stays', why: { step: 'other-unavailable' } });
    expect(leftOutOf(ran)).toEqual(['state-unavailable', 'lab-unavailable']);
    const last = ran.happenings.findLast(({ kind }) => kind === 'decided');
    expect(last).toMatchObject({
      state: 'visit.availabilityKnown',
      to: 'visit.unavailable',
      not: [{ name: 'approved', truth: false }],
    });
  });

  it.each([
    ['follow-up-check-in', {}, 'endsWithFollowUp'],
    ['longevity-labs', {}, 'endsWithLabCheckout'],
    ['longevity-labs', { 'intake.end': 'membership' }, 'endsWithMembership'],
  ])('with %s and %j knows where the visit goes after its last question', (template, facts, guard) => {
    const ran = run('visit', {
      template,
      facts: {
        'patient.email': 'ava@example.com',
        'patient.first_name': 'Ava',
        'patient.last_name': 'Stone',
        'patient.birthday': '1980-02-03',
        'patient.weight': 140,
        'patient.height': 66,
        'patient.state': 'CA',
        'patient.sex': 'male',
        'patient.medical_profile.has_allergies': false,
        'patient.medical_profile.has_current_medications': false,
        'patient.medical_profile.has_medical_conditions': false,
        'intake.resumed': true,
        'intake.questions_left': false,
        ...facts,
      },
    });
    expect(ran.happenings).toContainEqual(
      expect.objectContaining({
        kind: 'decided',
        state: 'visit.endOfIntake',
        because: expect.objectContaining({ name: guard, truth: true }),
      }),
    );
  });

  it('lets effects that the file does not name succeed, keeps what facts hold already, and goes back when told', () => {
    const ran = run('visit', {
      template: 'follow-up-check-in',
      facts: { 'patient.medical_profile.has_allergies': false },
      answers: { profile, 'current-medications': { value: false } },
      events: [{ at: 'current-medications', send: { type: 'BACK' } }],
    });
    expect(shownIn(ran)).toEqual(['profile', 'allergies', 'current-medications', 'allergies', 'current-medications']);
    const kept = ran.happenings.find((one) => one.kind === 'shown' && one.why.step === 'allergies');
    expect(kept).toMatchObject({ from: 'known', answer: { value: false } });
    expect(ran.happenings).toContainEqual({
      kind: 'succeeds',
      effect: 'checkAvailability',
      learns: { 'availability.approved': true },
      given: false,
    });
    expect(ran.end).toMatchObject({ kind: 'waits', why: { step: 'medical-conditions' } });
  });

  it('stores the facts that a failure returns', () => {
    const ran = run('signup', {
      facts: { 'entry.section': 'checkout', 'cart.type': 'lab', 'signup.plans': 1, ...signedUp },
      answers: { 'lab-checkout': [{ ...shipping, payment: 'saved' }] },
      effects: {
        choosePlan: { learns: { 'cart.recurring': false } },
        refreshUser: { learns: { 'patient.has_card_source': true } },
        createOrder: { learns: { 'purchase.order': 'written', 'purchase.told': true } },
        compareChoice: [{ learns: { 'purchase.draft': 'none' } }, { learns: { 'purchase.draft': 'same' } }],
        submitOrder: { fails: 'NetworkError', learnsOnFailure: { 'purchase.money': 'unknown' } },
        askPurchase: { learns: { 'purchase.money': 'charged' } },
      },
    });
    const ended = ran.happenings.flatMap((one) =>
      one.kind === 'succeeds' || one.kind === 'fails' ? [one.effect] : [],
    );
    expect(ended.slice(ended.indexOf('submitOrder'))).toEqual([
      'submitOrder',
      'compareChoice',
      'askPurchase',
      'finishPurchase',
      'findPanel',
      'clearCheckout',
    ]);
    expect(ran.end).toEqual({ kind: 'finished', state: 'signup.bought' });
  });

  it('stops where it goes in circles', () => {
    const ran = run('visit', {
      template: 'follow-up-check-in',
      answers: { profile },
      effects: { checkAvailability: { fails: 'NetworkError' } },
    });
    expect(ran.end.kind).toBe('circles');
    expect(shownIn(ran)).toEqual(['profile', 'profile']);
  });

  it('sends an event where the file says, to the innermost machine that takes it', () => {
    const ran = run('visit', {
      template: 'follow-up-check-in',
      answers: { profile },
      events: [
        { at: 'profile', send: { type: 'GO', section: 'hiw' } },
        { at: 'never-seen', send: { type: 'GO', section: 'hiw' } },
      ],
    });
    expect(ran.happenings).toContainEqual({ kind: 'sent', event: { type: 'GO', section: 'hiw' }, taken: true });
    expect(shownIn(ran)[0]).toBe('how-check-in-works');
    expect(ran.notSent).toEqual(['never-seen']);
  });
});

/** Runs the command with a file of that text. */
async function simulate(flow: string, text: string, ...flags: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, text);
  try {
    return await runCommand({ root, language: stepLanguage }, ['simulate', flow, '--answers', file, ...flags]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the command simulate', () => {
  it('prints each step with its answer and why it is shown or left out', async () => {
    const { text, code } = await simulate('rapamycin', '{ "answers": { "goals": { "value": ["energy"] } } }');
    expect(code).toBe(0);
    expect(text.split('\n').slice(0, 9)).toEqual([
      'rapamycin',
      `> section 'intake'`,
      '1. What would you like to achieve?',
      `   'goals' is always shown`,
      '   answered: {"value":["energy"]}',
      '',
      `Waits at 'rapamycin-before' for an answer.`,
      'Have you ever taken rapamycin (sirolimus)?',
      `   'rapamycin-before' is always shown`,
    ]);
    expect(text).toContain('unknown: usedBefore (rapamycin-before is current or past): it is not known');
  });

  it('tells everything that is wrong with a file, where, and which name was meant', async () => {
    const { text, code } = await simulate(
      'visit',
      `{ "template": "rapamycin",
  "facts": { "patient.sex": "malee", "patinet.sex": "male", "patient.weight": "x" },
  "answers": { "gols": { "value": ["energy"] } },
  "effects": { "checkAvailabilty": { "fails": "NetworkError" }, "checkAvailability": { "fails": "Nope" },
    "completeIntake": [{ "fails": "NetworkError", "learnsOnFailure": { "purchase.money": "reserved" } },
      { "fails": "NetworkError", "learnsOnFailure": { "intake.complete": true } }] },
  "events": [{ "at": "goal", "send": { "type": "BACK" } }] }`,
    );
    expect(code).toBe(2);
    expect(text.split('\n').map((line) => line.replace(/^\S*answers\.json/, ''))).toEqual([
      `:2 /facts/patient.sex 'patient.sex' is one of 'female', 'male', 'other', and "malee" is none of them; did you mean 'male'?`,
      `:2 /facts/patinet.sex there is no fact 'patinet.sex'; did you mean 'patient.sex'?`,
      `:2 /facts/patient.weight 'patient.weight' is a number, and "x" is none`,
      `:3 /answers/gols there is no step 'gols'; did you mean 'goals'?`,
      `:4 /effects/checkAvailabilty there is no effect 'checkAvailabilty'; did you mean 'checkAvailability'?`,
      `:4 /effects/checkAvailability 'checkAvailability' fails with NetworkError, and not with 'Nope'`,
      `:5 /effects/completeIntake 'purchase.money' is one of 'none', 'unknown', and "reserved" is none of them`,
      `:5 /effects/completeIntake 'completeIntake' does not learn 'intake.complete'`,
      `:7 /events/0/at there is no step or effect 'goal'; did you mean 'goals'?`,
      '',
    ]);
  });

  it.each([
    ['{ "answers": ', 'no JSON'],
    ['{ "answer": {} }', `'answer' is not known here`],
    ['{ "answers": { "goals": "energy" } }', '/answers/goals this has the wrong form: an answer is'],
    ['{ "flow": "rapamycin", "version": 99 }', 'this draft is of version 99'],
  ])('refuses %s', async (file, says) => {
    const { text, code } = await simulate('rapamycin', file);
    expect(text).toContain(says);
    expect(code).toBe(2);
  });

  it.each([
    [['rapamycine', '--answers', 'package.json'], `did you mean 'rapamycin'?`],
    [['visit', '--answers', 'tests/engine/TODAY.ts'], 'no JSON'],
    [['visit', '--answers', 'nowhere.json'], "there is no file 'nowhere.json'"],
    [['visit', '--answer', 'package.json'], `Unknown option '--answer'`],
    [['visit'], 'npm run flows -- simulate'],
  ])('is not understood with %j', async (args, says) => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['simulate', ...args]);
    expect(text).toContain(says);
    expect(code).toBe(2);
  });

  it('asks which template a visit runs with', async () => {
    const { text, code } = await simulate('visit', '{}');
    expect(text).toMatch(/add "template" to the file, one of .*rapamycin/);
    expect(code).toBe(2);
  });

  it('takes a stored draft as it is, alone or inside the visit', async () => {
    const draft = JSON.stringify({
      flow: 'rapamycin',
      version: 1,
      facts: { 'patient.sex': 'male' },
      answers: { goals: { value: ['energy'] }, gone: { value: 'x' } },
    });
    const alone = await simulate('rapamycin', draft, '--json');
    expect(alone.code).toBe(0);
    expect(JSON.parse(alone.text)).toMatchObject({
      flow: 'rapamycin',
      notes: [`Not carried: 'gone' with {"value":"x"} (removed).`],
      end: { kind: 'waits', why: { step: 'rapamycin-before' } },
    });
    const inside = await simulate('visit', draft);
    expect(inside.text).toContain(`Waits at 'profile' for an answer.`);
  });

  it('ends with 1 where an answer is refused', async () => {
    const { code } = await simulate('rapamycin', '{ "answers": { "goals": { "value": ["energie"] } } }');
    expect(code).toBe(1);
  });
});
