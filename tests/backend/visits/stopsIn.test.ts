import { expect, it } from 'vitest';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { compile } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stopsIn } from '#services/backend/modules/stops/stopsIn.ts';

const list = { enum: ['a', 'b', 'c'], several: true as const };

/** A template whose stops need two things at once, or one of two. */
const definition: StepSet = {
  flow: 'questions',
  version: 1,
  facts: { medicines: list, conditions: list },
  conditions: {
    takes: { any: [{ medicines: { includes: 'a' } }, { medicines: { includes: 'b' } }] },
    has: { any: [{ conditions: { includes: 'a' } }, { conditions: { includes: 'b' } }] },
    both: { all: ['takes', 'has'] },
    either: { any: ['takes', 'has'] },
  },
  stops: ['both', 'either'].map((when) => ({ id: when, when, then: 'provider-first', title: when, text: when })),
  sections: {
    questions: [{ id: 'note', kind: 'long-text', title: 'What else?' }],
  },
};
const version = { id: 'newest', definition, compiled: compile(stepKinds, definition) };

/** What was known when a person cleared the stop. */
const known = { medicines: ['a'], conditions: ['a'] };

function holds(stop: string, facts: Facts): boolean {
  const noted = { stop, kind: 'provider-first', here: true, cleared: true, answers: known } as const;
  const row = { id: 'visit', responses: [], stops: [noted] };
  return stopsIn({ row, version, newest: version, facts }, new Date()).held.some(({ id }) => id === stop);
}

it.each([
  ['both', 'nothing is new', ['a'], ['a'], false],
  ['both', 'what is new does not matter', ['a', 'c'], ['a', 'c'], false],
  ['both', 'one part is new, the other was known', ['a', 'b'], ['a'], true],
  ['both', 'each part is new', ['b'], ['b'], true],
  ['both', 'one part is over, and what is left was known', ['a'], [], false],
  ['either', 'nothing is new', ['a'], ['a'], false],
  ['either', 'what is new does not matter', ['a', 'c'], ['a', 'c'], false],
  ['either', 'one is new', ['a', 'b'], ['a'], true],
])('a cleared stop by %s where %s', (stop, _case, medicines, conditions, isHeld) => {
  expect(holds(stop, { medicines, conditions })).toBe(isHeld);
});
