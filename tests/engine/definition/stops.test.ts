import { describe, expect, it } from 'vitest';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { adoptStops } from '#engine/definition/adoptStops.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { heldStops, raisedFacts, raisingStep, STOPS_CLEARED, STOPS_RAISED } from '#engine/definition/stops.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { TODAY } from '../TODAY.ts';

const own: StepSet = {
  flow: 'frame',
  version: 1,
  facts: {
    'stops.hold': 'boolean',
    [STOPS_RAISED]: { enum: [], several: true },
    [STOPS_CLEARED]: { enum: [], several: true },
    medicines: 'string',
  },
  conditions: { stopped: { 'stops.hold': true }, free: { not: 'stopped' } },
  sections: {
    before: [
      {
        id: 'medicines',
        kind: 'yes-no',
        title: 'Do you take any?',
        saves: { value: 'takes', details: 'medicines' },
        details: { label: 'Which?' },
      } as StepSet['sections'][string][number],
    ],
  },
};

const template = {
  flow: 'questions',
  version: 1,
  facts: { takes: 'boolean', classes: { enum: ['a', 'b'], several: true, from: ['medicines'] } },
  conditions: { ill: { health: 'ill' }, takesA: { classes: { includes: 'a' } }, unwell: { any: ['ill', 'takesA'] } },
  stops: [
    { id: 'medicine', when: 'takesA', then: 'provider-first', title: 'A person first', text: 'You take a.' },
    { id: 'illness', when: 'unwell', then: 'never', title: 'Not for you', text: 'You are ill.' },
  ],
  sections: {
    questions: [
      {
        id: 'health',
        kind: 'choice',
        title: 'How are you?',
        options: [
          { value: 'well', label: 'Well' },
          { value: 'ill', label: 'Ill' },
        ],
      } as StepSet['sections'][string][number],
    ],
  },
} satisfies StepSet;

function answersOf(facts: Facts, health?: string) {
  const saved = new Map(health === undefined ? [] : [['health', { answer: { value: health }, revision: 1 }]]);
  return new Answers(compile(stepKinds, own, template), { facts, saved, today: () => TODAY });
}

const said = (answers: Answers) =>
  heldStops(answers).map(({ id, then, changed }) => `${id} ${then}${changed ? ' changed' : ''}`);

describe('the stops that hold', () => {
  it.each<readonly [string, Facts, string | undefined, readonly string[]]>([
    ['none without an answer', {}, undefined, []],
    ['none where no condition is true', { classes: ['b'] }, 'well', []],
    ['one by an answer', {}, 'ill', ['illness never']],
    ['never first, then the others', { classes: ['a'] }, 'well', ['illness never', 'medicine provider-first']],
    ['never, although a person lifted it', { [STOPS_CLEARED]: ['illness'] }, 'ill', ['illness never']],
    [
      'a person first, once an answer was changed',
      { [STOPS_RAISED]: ['illness'] },
      'well',
      ['illness provider-first changed'],
    ],
    ['none, once a person has lifted that', { [STOPS_RAISED]: ['illness'], [STOPS_CLEARED]: ['illness'] }, 'well', []],
    ['what was lifted holds no more', { classes: ['a'], [STOPS_CLEARED]: ['medicine'] }, 'well', ['illness never']],
    ['what asks for a person is not noted for ever', { [STOPS_RAISED]: ['medicine'] }, 'well', []],
  ])('are %s', (_, facts, health, expected) => {
    const answers = answersOf(facts, health);
    expect(said(answers)).toEqual(expected);
    const { definition } = answers;
    expect(definition.condition('frame', 'stopped')(answers) === true).toBe(expected.length > 0);
  });

  it('are noted once, with those noted before', () => {
    expect(raisedFacts(answersOf({ [STOPS_RAISED]: ['x'] }, 'ill'))).toEqual({ [STOPS_RAISED]: ['x', 'illness'] });
    expect(raisedFacts(answersOf({ [STOPS_RAISED]: ['illness'] }, 'ill'))).toBeUndefined();
    expect(raisedFacts(answersOf({}, 'well'))).toBeUndefined();
  });

  it('are those of the template alone, too', () => {
    const answers = new Answers(compile(stepKinds, template), { facts: { classes: ['a'] }, today: () => TODAY });
    expect(said(answers)).toEqual(['illness never', 'medicine provider-first']);
  });
});

const at = (answers: Answers, id: string, named?: string) => raisingStep(answers, id, named)?.step;

it('a stop was raised by the question without whose answer it would not hold, also through a fact that is derived', () => {
  const ill = answersOf({}, 'ill');
  expect([at(ill, 'illness'), at(ill, 'illness', 'medicines'), at(ill, 'illness', 'elsewhere')]).toEqual([
    'health',
    'medicines',
    'health',
  ]);
  const taking = answersOf({ classes: ['a'] }, 'well');
  expect([at(taking, 'illness'), at(taking, 'medicine')]).toEqual(['medicines', 'medicines']);
});

it.each([
  ['of a condition that is not there', { when: 'unknown' }, "'questions' declares no condition 'unknown'"],
  ['with an id that is there already', { id: 'illness' }, "stop 'illness' occurs twice"],
  ['without a title', { title: '' }, "stop 'medicine' of 'questions' needs a title and a text"],
  ['without a text', { text: '' }, "stop 'medicine' of 'questions' needs a title and a text"],
])('a stop %s is refused', (_, change, message) => {
  const [first, ...others] = template.stops;
  const stops = [{ ...first, ...change }, ...others];
  expect(() => compile(stepKinds, own, stepSetOf({ ...template, stops }))).toThrow(message);
});

const idsHeld = (set: StepSet, facts: Facts, health: string) => {
  const saved = new Map([['health', { answer: { value: health }, revision: 1 }]]);
  return heldStops(new Answers(compile(stepKinds, own, set), { facts, saved, today: () => TODAY })).map(({ id }) => id);
};

const only = (id: string) => template.stops.filter((stop) => stop.id === id);

describe('an older version', () => {
  it('takes the stops of the newest one, whatever its own conditions are named', () => {
    const older: StepSet = { ...template, facts: {}, conditions: { unwell: { health: 'well' } }, stops: [] };
    const adopted = adoptStops(stepKinds, older, template);
    expect(idsHeld(adopted, { classes: ['a'] }, 'well')).toEqual(['illness', 'medicine']);
    expect(idsHeld(adopted, {}, 'ill')).toEqual(['illness']);
    expect(adopted.conditions).toMatchObject({ unwell: { health: 'well' } });
  });

  it('loses the stops that the newest one does not have', () => {
    const adopted = adoptStops(stepKinds, template, { ...template, stops: only('illness') });
    expect(adopted.stops?.map(({ id }) => id)).toEqual(['illness']);
  });

  it('keeps a stop whose newest form reads a question that it does not ask', () => {
    const newest: StepSet = {
      ...template,
      conditions: { ...template.conditions, takesA: { later: 'yes' } },
      sections: { questions: template.sections.questions.flatMap((one) => [one, { ...one, id: 'later' }]) },
    };
    const adopted = adoptStops(stepKinds, { ...template, stops: only('medicine') }, newest);
    expect(idsHeld(adopted, { classes: ['a'] }, 'ill')).toEqual(['medicine']);
  });
});
