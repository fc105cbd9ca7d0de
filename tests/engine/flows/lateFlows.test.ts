import { setImmediate } from 'node:timers/promises';
import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { Answers } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { wholeVisit } from '#app/visit/flow/wholeVisit.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import { problemOf } from '#renderers/flow/state/useFlowProblem.ts';
import { isLateSection, visitBeginning } from '#app/visit/flow/visitBeginning.ts';
import { plainAnswer } from './plainAnswer.ts';
import { startVisit, templates, type Visit } from './startVisit.ts';
import { answeredPatient } from '../answeredPatient.ts';
import { TODAY } from '../TODAY.ts';

const names = ['followUp', 'metabolicHealth', 'rapamycin', 'coaching', 'labs', 'skinRenewal', 'sleepSupport'] as const;

type Template = (typeof names)[number];

const patient = {
  ...answeredPatient,
  'patient.state': 'CA',
  'intake.resumed': true,
} as const;

const byText = (one: string, other: string) => one.localeCompare(other);

const atOnce = () => Promise.resolve();

/** Answers plainly until it is where it was before; where it was, and what ran on the way. */
async function walked(visit: Visit): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let at = visit.at(); !seen.includes(at); at = visit.at()) {
    seen.push(at);
    const step = visit.step();
    if (step) await visit.answer(plainAnswer(step));
  }
  return [...seen, ...visit.calls, JSON.stringify(visit.state())];
}

/** Goes back until it is where it was before; where it was. */
async function walkedBack(visit: Visit): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let at = visit.at(); !seen.includes(at); at = visit.at()) {
    seen.push(at);
    await visit.back();
  }
  return seen;
}

describe.each(names)('a visit of %s that began without the later flows', (template) => {
  const facts = { ...patient, 'intake.questions_left': false };

  it('is walked like one that has had them from the start', async () => {
    const [late, whole] = [await startVisit({ template, late: atOnce }), await startVisit({ template })];
    expect(await walked(late)).toEqual(await walked(whole));
  });

  it.each(['checkout', 'lab-checkout', 'id-image', 'verify-account'])(
    'opens %s, and is walked back from there, like one that has had them from the start',
    async (opens) => {
      const begun = { template, facts: { ...facts, 'intake.products_chosen': true }, opens };
      const [late, whole] = [await startVisit({ ...begun, late: atOnce }), await startVisit(begun)];
      expect(await walkedBack(late)).toEqual(await walkedBack(whole));
    },
  );

  it('has the same steps, sections and values of facts', () => {
    const [late, whole] = [wholeVisit.extend(templates[template]), visitFlow.compile(templates[template])];
    const stepsOf = (definition: typeof late) =>
      definition.steps.map(({ section, step }) => `${section}: ${step.id}`).toSorted(byText);
    expect(stepsOf(late)).toEqual(stepsOf(whole));
    expect(late.factValues).toEqual(whole.factValues);
  });

  it('drops no value of a fact that a later flow knows', () => {
    const [begun, whole] = [visitBeginning.compile(templates[template]), visitFlow.compile(templates[template])];
    const narrower = [...begun.factValues].filter(([ref, values]) => {
      const later = whole.factValues.get(ref);
      return later === undefined || [...later].some((value) => !values.has(value));
    });
    expect(narrower).toEqual([]);
  });
});

it('answers go on with no definition that has their steps elsewhere', () => {
  const answers = new Answers(visitBeginning.compile(templates.rapamycin), { today: () => TODAY });
  expect(() => answers.extend(wholeVisit.extend(templates.skinRenewal))).toThrow(
    /cannot be extended by one that has '\S+' elsewhere/,
  );
  expect(() => answers.extend(wholeVisit.extend(templates.rapamycin))).not.toThrow();
});

it('the sections of the later flows are known by name', () => {
  const begun = new Set(visitBeginning.sets.flatMap(({ sections }) => Object.keys(sections)));
  const all = visitFlow.sets.flatMap(({ sections }) => Object.keys(sections));
  expect(all.filter(isLateSection).sort()).toEqual(all.filter((section) => !begun.has(section)).sort());
});

describe('code that cannot be loaded', () => {
  const facts = { ...patient, 'intake.questions_left': false, 'intake.products_chosen': true };
  const opening = { template: 'skinRenewal' as Template, facts, opens: 'id-image' };

  it('is asked for again, until it is there', async () => {
    const clock = new SimulatedClock();
    const asked: string[] = [];
    const visit = await startVisit({
      ...opening,
      clock,
      late: (flow) => {
        asked.push(flow);
        return asked.length < 3 ? Promise.reject(new TypeError('no network')) : Promise.resolve();
      },
    });
    expect(visit.at()).toBe('nowhere: nothing');
    clock.increment(1999);
    await setImmediate();
    expect(asked).toEqual(['verification']);
    clock.increment(1);
    await setImmediate();
    clock.increment(2000);
    await setImmediate();
    expect(asked).toEqual(['verification', 'verification', 'verification']);
    expect(visit.at()).toBe('id-image: id-image');
  });

  it('is said to be missing for as long as it is', async () => {
    const clock = new SimulatedClock();
    const missing = new EffectError({ code: 'NetworkError', message: 'The next step could not be loaded.' });
    let fails = true;
    const late = () => (fails ? Promise.reject(missing) : Promise.resolve());
    const visit = await startVisit({ ...opening, clock, late });
    expect(problemOf(visit.actor)).toBe(missing);
    clock.increment(2000);
    expect(problemOf(visit.actor)).toBe(missing);
    await setImmediate();
    expect(problemOf(visit.actor)).toBe(missing);
    fails = false;
    clock.increment(2000);
    await setImmediate();
    expect(visit.at()).toBe('id-image: id-image');
    expect(problemOf(visit.actor)).toBeUndefined();
  });

  it('does not keep the patient from going elsewhere', async () => {
    const visit = await startVisit({ ...opening, late: () => Promise.reject(new TypeError('no network')) });
    await visit.go({ section: 'profile' });
    expect(visit.at()).toBe('profile: profile');
  });
});
