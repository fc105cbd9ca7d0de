import { isKind } from '#flows/kinds/isKind.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { assert, gen, nat, property, type GeneratorValue } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { wholeAnswer } from '#engine/authoring/answers/answerSamples.ts';
import type { Composition } from '#engine/authoring/read/Composition.ts';
import { Explorer } from '#engine/authoring/explore/Explorer.ts';
import type { Situation } from '#engine/authoring/explore/Situation.ts';
import { fieldSamples } from '#engine/authoring/answers/fieldSamples.ts';
import { Model } from '#engine/authoring/answers/Model.ts';
import { Simulation } from '#engine/authoring/witness/Simulation.ts';
import { NO_STORE } from '#engine/authoring/conditions/StoreSets.ts';
import { compile } from '#engine/definition/compile.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import { times } from '#tests/support/full.ts';
import { compositions } from '../check/realFlows.ts';

const SEED = 20_261_121;
const WALKS = times(60, 150);
const EVENTS = 25;

function randomFacts(model: Model, explorer: Explorer, pick: Pick): { [ref: string]: Value } {
  const facts: { [ref: string]: Value } = {};
  for (const variable of explorer.tracked) {
    const held = variable.startsWith('fact:') ? pick(model.domain(variable)) : undefined;
    const value = held?.['value'];
    if (value !== undefined) facts[variable.slice(5)] = value;
  }
  return facts;
}

type Pick = <Item>(items: readonly Item[]) => Item | undefined;

const pickWith =
  (draw: GeneratorValue): Pick =>
  (items) =>
    items[draw(nat, { max: Math.max(0, items.length - 1) })];

function randomAnswer(model: Model, simulation: Simulation, pick: Pick): Answer {
  const { step, answers } = simulation;
  if (!step) return {};
  const { fields } = step.seenBy(answers);
  const chosen: { [field: string]: Value } = {};
  for (const field of fields) {
    const value = pick(fieldSamples(field, model.mentionsOf(step, field)));
    if (value !== undefined) chosen[field.name] = value;
  }
  return step.asks ? wholeAnswer(fields, chosen) : {};
}

/** One thing that may happen now, for true: patients, effects and addresses do as they like. */
function happen(model: Model, simulation: Simulation, pick: Pick): void {
  const { step, effects } = simulation;
  const [effect] = effects;
  const goes = pick([true, false, false, false, false, false]);
  if (goes) {
    const section = pick(model.learnable('entry.section'));
    simulation.send({ type: 'GO', ...(typeof section === 'string' && { section }) });
  } else if (effect !== undefined) {
    const contract = model.definition.sets.flatMap((set) => set.effects?.[effect] ?? [])[0];
    const code = pick([undefined, undefined, ...(contract?.fails ?? [])]);
    const learns = Object.keys(contract?.learns ?? {})
      .filter(() => pick([true, true, true, false]))
      .map((ref) => [ref, pick([...model.learnable(ref), null])] as const);
    if (code === undefined) simulation.learn(effect, Object.fromEntries(learns));
    else simulation.fail(effect, code);
  } else if (step && !step.isTerminal) {
    if (pick([true, true, true, false])) simulation.submit(randomAnswer(model, simulation, pick));
    else simulation.back();
  } else if (step && isKind(step.step, 'notice') && step.step.actions.some(({ does }) => does === 'back'))
    simulation.back();
}

/** Whether an exploration knows of where a simulation is, with what it holds. */
function isKnown(explorer: Explorer, situations: readonly Situation[], simulation: Simulation): boolean {
  const section = simulation.step?.section;
  const facts = [...explorer.tracked].flatMap((variable) => {
    if (!variable.startsWith('fact:')) return [];
    const value = simulation.answers.fact(variable.slice(5));
    return [[variable, explorer.model.single(variable, value === undefined ? undefined : { value })] as const];
  });
  const held = explorer.stores.ofBox(new Map(facts));
  return situations.some(
    ({ position, stores }) =>
      position.walk?.walk.section === section && explorer.stores.both(stores, held) !== NO_STORE,
  );
}

const placeOf = (frames: Situation['position']['frames']) =>
  JSON.stringify(frames.map(({ machine, value, context }) => [machine.id, value, context['enter']]));

describe('an exploration', () => {
  const [composition] = compositions();
  const { written }: Composition = composition ?? { flow: '', written: [] };
  const whole = new Model(compile(stepKinds, ...written.map(({ set }) => set)));
  const explorer = Explorer.explore(whole, visitFlow.machine);
  // The definition as it was explored, in which one stop stands for all.
  const { model } = explorer;
  const { definition } = model;

  it('knows what it leads to that a part of a checkout is saved', () => {
    const { situations, stores, tracked } = explorer;
    for (const { section, step, fields } of definition.steps.filter((one) => one.step.kind === 'checkout')) {
      const shown = situations.filter(({ position }) => position.walk?.walk.section === section);
      const places = new Map(shown.map(({ key }) => [key, shown.filter((one) => one.key === key)]));
      expect([step.id, places.size > 0]).toEqual([step.id, true]);
      for (const [, same] of places) {
        const all = same.reduce((some, one) => stores.either(some, one.stores), NO_STORE);
        for (const field of fields)
          for (const variable of tracked) {
            if (variable !== `fact:${field.saves}`) continue;
            for (const value of fieldSamples(field, model.mentionsOfFact(field.saves ?? ''))) {
              const saved = stores.written(all, new Map([[variable, model.single(variable, { value })[0]]]));
              expect([step.id, field.name, stores.without(saved, all)]).toEqual([step.id, field.name, NO_STORE]);
            }
          }
      }
    }
  });

  it('knows every situation that random walks come to', () => {
    expect(explorer.complete).toBe(true);
    const byPlace = new Map<string, Situation[]>();
    for (const situation of explorer.situations) {
      const place = placeOf(situation.position.frames);
      byPlace.set(place, [...(byPlace.get(place) ?? []), situation]);
    }
    assert(
      property(gen(), (draw) => {
        const pick = pickWith(draw);
        const simulation = new Simulation(visitFlow.machine, definition, {
          facts: randomFacts(model, explorer, pick),
          saved: {},
        });
        for (let count = 0; count < EVENTS; count += 1) {
          const { frames } = simulation.position;
          const known = isKnown(explorer, byPlace.get(placeOf(frames)) ?? [], simulation);
          expect(known, `${placeOf(frames)} ${simulation.step?.step.id}`).toBe(true);
          happen(model, simulation, pick);
        }
        const states = [...simulation.recorder.goals].filter((one) => one.startsWith('state '));
        expect(states.filter((one) => !explorer.entered.has(one.slice('state '.length)))).toEqual([]);
      }),
      { seed: SEED, numRuns: WALKS },
    );
  });
});
