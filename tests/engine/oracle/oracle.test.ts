import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { isDeepStrictEqual } from 'node:util';
import { assert, gen, nat, property, type GeneratorValue } from 'fast-check';
import { expect, it } from 'vitest';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import { Answers, type Change, type SavedAnswer } from '#engine/answers/Answers.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import { entryOf, nextIn, openSteps, previousIn, progressOf, relevantSteps, statusOf } from '#engine/walk/walk.ts';
import { times } from '#tests/support/full.ts';
import { Oracle, type Placed } from './Oracle.ts';
import { pick } from '../random/pick.ts';
import { randomAnswer } from '../random/randomAnswer.ts';
import { randomDefinition, type FactDomains } from '../random/randomDefinition.ts';
import { TODAY } from '../TODAY.ts';

const SEED = 20_260_315;
const RUNS = times(500, 2000);
const ACTIONS = 8;

const idsOf = (steps: readonly { readonly step: { readonly id: string } }[]) => steps.map(({ step }) => step.id);

/** Everything that the engine says of a walk, by section and step. */
function engineView(definition: Definition, answers: Answers) {
  const ids = idsOf(definition.steps);
  return {
    conditions: definition.sets.flatMap(({ flow, conditions }) =>
      Object.keys(conditions ?? {}).map((name) => [flow, name, definition.condition(flow, name)(answers)]),
    ),
    held: ids.map((_, index) => answers.answer(index)),
    revisions: ids.map((_, index) => answers.revisionOf(index)),
    values: definition.steps.map(({ index, fields }) => fields.map(({ name }) => answers.value(index, name))),
    relevant: ids.filter((_, index) => answers.isRelevant(index)),
    answered: definition.steps.filter((step) => answers.isAnswered(step)).map(({ step }) => step.id),
    sections: [...definition.sections].map(([name, section]) => {
      const { from, to } = section;
      const positions = Array.from({ length: to - from }, (_, at) => from + at);
      const at = (index: number) => (index >= to ? 'end' : index < from ? 'start' : ids[index]);
      const { total, complete, open } = statusOf(answers, name);
      return {
        name,
        relevant: idsOf(relevantSteps(answers, name)),
        open: idsOf(openSteps(answers, name)),
        status: [total, complete, idsOf(open)],
        first: at(entryOf(answers, name, 'first')),
        last: at(entryOf(answers, name, 'last')),
        gap: at(entryOf(answers, name, 'gap')),
        entered: ids.map((step) => at(entryOf(answers, name, { step }))),
        next: [from - 1, ...positions].map((index) => at(nextIn(answers, section, index))),
        previous: [...positions, to].map((index) => at(previousIn(answers, section, index))),
        progress: positions.map((index) => {
          const { at: place, total: of } = progressOf(answers, name, index);
          return { at: place, total: of };
        }),
      };
    }),
  };
}

const noChange: Change = { dropped: [], asked: [] };

const asks = (step: Step) => step.kind !== 'intro' && step.kind !== 'notice';

const firstOf = (list: readonly Placed[]) => list[0]?.step.id;
const lastOf = (list: readonly Placed[]) => list.at(-1)?.step.id;

/** The same, as the oracle has it. */
function oracleView(definition: Definition, oracle: Oracle): ReturnType<typeof engineView> {
  const shown = oracle.shown();
  const isShown = (placed: Placed) => shown.includes(placed);
  const done = new Set(oracle.placed.filter((placed) => oracle.isAnswered(placed, shown)));
  return {
    conditions: definition.sets.flatMap((set) =>
      Object.entries(set.conditions ?? {}).map(([name, condition]) => [
        set.flow,
        name,
        oracle.truth(set, condition, shown),
      ]),
    ),
    held: oracle.placed.map((placed) => oracle.held(placed)),
    revisions: oracle.placed.map(({ step }) => oracle.revisions.get(step.id) ?? 0),
    values: oracle.placed.map((placed, index) => {
      const held = isShown(placed) ? oracle.held(placed) : undefined;
      return (definition.steps[index]?.fields ?? []).map(({ name }) => held?.[name]);
    }),
    relevant: idsOf(shown),
    answered: idsOf(oracle.placed.filter((placed) => done.has(placed))),
    sections: definition.sets.flatMap((set) =>
      Object.entries(set.sections).map(([name, steps]) => {
        const all = oracle.placed.filter(({ section }) => section === name);
        const relevant = all.filter(isShown);
        const open = relevant.filter((placed) => !done.has(placed));
        const ordered = [
          ...open.filter(({ step }) => step.verification === true),
          ...open.filter(({ step }) => step.verification !== true),
        ];
        const first = firstOf(relevant) ?? 'end';
        const questions = relevant.filter(({ step }) => asks(step));
        const complete = questions.filter((placed) => done.has(placed)).length;
        return {
          name,
          relevant: idsOf(relevant),
          open: idsOf(ordered),
          status: [questions.length, complete, idsOf(ordered)],
          first,
          last: lastOf(relevant) ?? 'end',
          gap: firstOf(ordered) ?? 'end',
          entered: oracle.placed.map(({ step }) => {
            const at = steps.indexOf(step);
            return at < 0 ? first : (firstOf(all.slice(at).filter(isShown)) ?? 'end');
          }),
          next: [first, ...all.map((_, at) => firstOf(all.slice(at + 1).filter(isShown)) ?? 'end')],
          previous: [
            ...all.map((_, at) => lastOf(all.slice(0, at).filter(isShown)) ?? 'start'),
            lastOf(relevant) ?? 'start',
          ],
          progress: all.map((_, at) => ({
            at: all.slice(0, at + 1).filter((placed) => questions.includes(placed)).length,
            total: questions.length,
          })),
        };
      }),
    ),
  };
}

/** What the oracle sees change while something is done to it. */
function changeOf(oracle: Oracle, act: () => void): Change {
  const before = oracle.shown();
  act();
  const after = oracle.shown();
  const dropped = before.filter((placed) => !after.includes(placed) && oracle.held(placed) !== undefined);
  const asked = after.filter((placed) => !before.includes(placed) && !oracle.isAnswered(placed, after));
  return { dropped: idsOf(dropped), asked: idsOf(asked) };
}

const sorted = ({ dropped, asked }: Change) => [[...dropped].sort(), [...asked].sort()];

function randomFacts(draw: GeneratorValue, facts: FactDomains, most: number): { [ref: string]: Value } {
  const refs = Array.from({ length: draw(nat, most) }, () => pick(draw, [...facts.keys()]));
  return Object.fromEntries(refs.map((ref) => [ref, pick(draw, facts.get(ref) ?? [])]));
}

/** A walk in the engine and in the oracle. */
interface Walk {
  readonly answers: Answers;
  readonly oracle: Oracle;
}

/** Begins a walk in both with the same facts and saved answers. */
function begin(draw: GeneratorValue, definition: Definition, facts: FactDomains): Walk {
  const steps = definition.sets.flatMap(({ sections }) => Object.values(sections).flat().map(asStep));
  const known = randomFacts(draw, facts, 6);
  const given = steps
    .filter((step) => asks(step) && draw(nat, 3) === 0)
    .map((step): [string, Answer] => [step.id, randomAnswer(draw, step)]);
  const saved = new Map(given.map(([id, answer]): [string, SavedAnswer] => [id, { answer, revision: 1 }]));
  saved.set('a-step-of-an-older-version', { answer: { value: true }, revision: 1 });
  const revisions = given.map(([id]) => [id, 1] as const);
  return {
    answers: new Answers(definition, { facts: known, saved, today: () => TODAY }),
    oracle: new Oracle(definition.sets, Object.entries(known), given, revisions),
  };
}

/** Does the same to both; what each says that it changed. */
type Act = (
  draw: GeneratorValue,
  walk: Walk,
  facts: FactDomains,
) => { readonly seen: Change; readonly expected: Change };

const learn: Act = (draw, { answers, oracle }, facts) => {
  const cleared = Object.keys(randomFacts(draw, facts, 1)).map((ref) => [ref, null] as const);
  const news = { ...randomFacts(draw, facts, 3), ...Object.fromEntries(cleared) };
  return { expected: changeOf(oracle, () => oracle.learn(news)), seen: answers.learn(news) };
};

const answer: Act = (draw, { answers, oracle }) => {
  const questions = oracle.placed.filter(({ step }) => asks(step));
  if (questions.length === 0) return { expected: noChange, seen: noChange };
  const placed = pick(draw, questions);
  const index = oracle.placed.indexOf(placed);
  const given = randomAnswer(draw, placed.step);
  const revision = answers.revisionOf(index) + 1;
  return {
    expected: changeOf(oracle, () => oracle.accept(placed, given, revision)),
    seen: answers.accept(index, given, revision),
  };
};

function expectAgreement(definition: Definition, { answers, oracle }: Walk): void {
  const seen = engineView(definition, answers);
  const expected = oracleView(definition, oracle);
  // Asked of whole views, the matcher would take most of the time: it is asked only to show where they differ.
  expect(isDeepStrictEqual(seen, expected) ? expected : seen).toEqual(expected);
}

it('the engine and a naive reading of the definitions agree on every walk', () => {
  assert(
    property(gen(), (draw) => {
      const { sets, facts } = randomDefinition(draw);
      const definition = compile(stepKinds, ...sets);
      const walks = [begin(draw, definition, facts)];
      for (let action = 0; action < ACTIONS; action += 1) {
        const walk = pick(draw, walks);
        if (draw(nat, 7) === 0) walks.push({ answers: walk.answers.fork(), oracle: walk.oracle.fork() });
        const act = draw(nat, 2) === 0 ? learn : answer;
        const { seen, expected } = act(draw, walk, facts);
        expect(sorted(seen)).toEqual(sorted(expected));
        for (const one of walks) expectAgreement(definition, one);
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 300_000);
