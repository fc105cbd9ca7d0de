import { describe, expect, it } from 'vitest';
import { WALK, walks } from '#engine/flow/walks.ts';
import { copyTokens } from '#flows/copy/copyTokens.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import { intakeWalkMachine } from '../walks/intakeWalk.machine.ts';
import { findingsIn, remade, reproduces, type Edit } from './realFlows.ts';

interface Planted {
  readonly name: string;
  readonly only: string;
  readonly edits: readonly Edit[];
  readonly finding: readonly [code: FindingCode, pointer: string, says: string];
}

const defects: readonly Planted[] = [
  {
    name: 'a template without its pregnancy stop',
    only: 'rapamycin',
    edits: [['rapamycin', '/stops/1', undefined]],
    finding: ['brokenInvariant', '/invariants/1', "'check' is reached with 'isPregnant'"],
  },
  {
    name: 'a template without any stop',
    only: 'skin-renewal',
    edits: [['skin-renewal', '/stops', undefined]],
    finding: ['brokenInvariant', '/invariants/0', "'check' is reached with 'isPregnant'"],
  },
  ...(
    [
      ['metabolic-health', 7, 'isPregnant'],
      ['sleep-support', 5, 'isPregnant'],
      ['skin-renewal', 2, 'mayBePregnant'],
    ] as const
  ).map(([only, at, condition]): Planted => ({
    name: `${only} without its stop of ${condition}`,
    only,
    edits: [[only, `/stops/${at}`, undefined]],
    finding: ['brokenInvariant', '', `'check' is reached with '${condition}'`],
  })),
  ...(
    [
      ['rapamycin', 7, 'namesCondition'],
      ['metabolic-health', 5, 'needsInsulin'],
      ['sleep-support', 4, 'stopsBreathing'],
      ['skin-renewal', 4, 'takesRetinoid'],
    ] as const
  ).map(([only, at, condition]): Planted => ({
    name: `${only} without its stop of ${condition}`,
    only,
    edits: [[only, `/stops/${at}`, undefined]],
    finding: ['unusedCondition', `/conditions/${condition}`, `names '${condition}'`],
  })),
  {
    name: 'a stop that the answer to a later question skips',
    only: 'rapamycin',
    edits: [
      [
        'rapamycin',
        '/conditions/hadTransplant',
        { 'immune-history': { includes: 'transplant' }, 'blood-work': { answered: false } },
      ],
    ],
    finding: ['liftedStop', '/stops/0/when', "stop 'transplant' holds until 'blood-work' is answered"],
  },
  {
    name: 'a stop that can never hold',
    only: 'sleep-support',
    edits: [['sleep-support', '/conditions/hasGlaucoma', { all: [{ mood: true }, { mood: false }] }]],
    finding: ['unreachableStop', '/stops/0/when', "stop 'glaucoma' never holds"],
  },
  {
    name: 'a stop of a condition that does not exist',
    only: 'sleep-support',
    edits: [['sleep-support', '/stops/0/when', 'hasGlaucome']],
    finding: ['unknownCondition', '/stops/0/when', "did you mean 'hasGlaucoma'"],
  },
  {
    name: 'a promise of a template about a state that does not exist',
    only: 'sleep-support',
    edits: [['sleep-support', '/invariants/0/before', 'chek']],
    finding: ['unknownState', '/invariants/0/before', "did you mean 'check'"],
  },
];

/** A walk of the questions that ends only where no stop holds, so that checking one costs little. */
const flows: readonly FlowEntry[] = [
  {
    flow: 'intake-walk',
    machine: intakeWalkMachine,
    composedWith: [],
    eachTemplate: true,
    tokens: copyTokens.visit,
  },
];

describe('the check finds', () => {
  it.each(defects)('$name', async ({ only, edits, finding: [code, pointer, says] }) => {
    const found = findingsIn(edits, { flows, only }).find(
      (one) => one.code === code && one.pointer.startsWith(pointer) && one.what.includes(says),
    );
    expect(found?.code).toBe(code);
    // Nothing shows what never happens, and a promise that is missing has its place.
    const isShown =
      code === 'unreachableStop' || code === 'unusedCondition' || (await reproduces(found?.witness, edits, flows));
    expect(isShown).toBe(true);
  });

  it('a machine that goes on after the questions whatever holds', async () => {
    const invoke = { src: 'walk', systemId: WALK, input: walks('intake', { complete: true }), onDone: 'check' };
    const machine = remade(intakeWalkMachine, { asking: { invoke } });
    const changed = flows.map((flow) => ({ ...flow, machine }));
    const found = findingsIn([], { flows: changed, only: 'sleep-support' }).find(
      ({ what }) => what === "'check' is reached with 'stopped'",
    );
    expect(await reproduces(found?.witness, [], changed)).toBe(true);
  });

  it.each(['rapamycin', 'metabolic-health', 'skin-renewal', 'sleep-support'])('nothing in %s as it is', (only) => {
    expect(findingsIn([], { flows, only })).toEqual([]);
  });
});
