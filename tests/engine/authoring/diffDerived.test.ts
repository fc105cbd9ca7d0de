import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { assert, gen, nat, property, type GeneratorValue } from 'fast-check';
import { expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import type { ReviewItem } from '#flows/kinds/questions/reviewKind.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { answerSteps } from '#engine/authoring/diff/names/answerParts.ts';
import { deriveMigration, withMigration } from '#engine/authoring/diff/names/deriveMigration.ts';
import { diffDrafts } from '#engine/authoring/diff/diffDrafts.ts';
import { diffSets } from '#engine/authoring/diff/diffSets.ts';
import { isCovered } from '#engine/authoring/diff/formatDiff.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { migrateAnswers } from '#engine/answers/migrate.ts';
import { pick } from '../random/pick.ts';
import { randomAnswer } from '../random/randomAnswer.ts';
import { randomDefinition } from '../random/randomDefinition.ts';
import { times } from '#tests/support/full.ts';
import { TODAY } from '../TODAY.ts';

const SEED = 20_270_203;
const RUNS = times(100, 300);

type Sections = { [name: string]: Step[] };

let count = 0;
/** A text that no other place has. */
const ownText = () => {
  count += 1;
  return `Word${count} thing${count} of${count} kind${count}`;
};

const worded = <T extends { readonly label: string }>(list: readonly T[]): T[] =>
  list.map((one) => ({ ...one, label: ownText() }));

const item = ({ when: _when, ...one }: ReviewItem): ReviewItem => {
  const title = ownText();
  return one.kind === 'checklist' ? { ...one, title, options: worded(one.options) } : { ...one, title };
};

/** A step asked of everybody, with texts of its own. */
function plain({ when: _when, ...step }: Step): Step {
  const title = ownText();
  switch (step.kind) {
    case 'choice':
    case 'checklist':
      return { ...step, title, options: worded(step.options) };
    case 'form':
      return { ...step, title, fields: worded(step.fields) };
    case 'review':
      return { ...step, title, items: step.items.map(item) };
    default:
      return { ...step, title };
  }
}

/** A random definition as one set without conditions. */
function randomSet(draw: GeneratorValue): StepSet {
  const { sets } = randomDefinition(draw);
  const sections = Object.fromEntries(
    sets.flatMap((set) => Object.entries(set.sections)).map(([name, steps]) => [name, steps.map(asStep).map(plain)]),
  );
  return { flow: 'random', version: 1, facts: sets[0]?.facts ?? {}, sections };
}

/** What was done to a set: the names that steps, their fields and their options have now, and what is gone. */
interface Edits {
  readonly steps: Map<string, string>;
  readonly fields: Map<string, readonly [old: string, now: string]>;
  readonly values: Map<string, readonly [old: string, now: string]>;
  readonly removed: Set<string>;
}

const RENAMED = 'zz';

/** Edits a set by known operators, each step by at most one removal or some renamings. */
function edited(draw: GeneratorValue, set: StepSet): { readonly now: StepSet; readonly edits: Edits } {
  const edits: Edits = { steps: new Map(), fields: new Map(), values: new Map(), removed: new Set() };
  const sections: Sections = Object.fromEntries(Object.keys(set.sections).map((name) => [name, []]));
  const names = Object.keys(sections);
  const to = (section: string) => (draw(nat, 9) === 0 ? pick(draw, names) : section);
  const insert = (section: string, step: Step) => {
    const list = sections[section] ?? [];
    if (draw(nat, 9) === 0) list.splice(draw(nat, list.length), 0, step);
    else list.push(step);
  };
  for (const [section, steps] of Object.entries(set.sections))
    for (const step of steps.map(asStep)) {
      if (draw(nat, 7) === 0) {
        edits.removed.add(step.id);
        continue;
      }
      let now: Step = step;
      if (draw(nat, 3) === 0) {
        edits.steps.set(step.id, `${step.id}-${RENAMED}`);
        now = { ...now, id: `${step.id}-${RENAMED}` };
      }
      if ((now.kind === 'choice' || now.kind === 'checklist') && draw(nat, 2) === 0) {
        const { value } = pick(draw, now.options);
        edits.values.set(step.id, [value, RENAMED]);
        now = {
          ...now,
          options: now.options.map((one) => (one.value === value ? { ...one, value: RENAMED } : one)),
        };
      }
      if (now.kind === 'form' && draw(nat, 2) === 0) {
        const { id } = pick(draw, now.fields);
        edits.fields.set(step.id, [id, RENAMED]);
        now = { ...now, fields: now.fields.map((one) => (one.id === id ? { ...one, id: RENAMED } : one)) };
      }
      insert(to(section), now);
      if (draw(nat, 7) === 0) insert(section, { id: `added-${step.id}`, kind: 'short-text', title: ownText() });
    }
  return { now: { ...set, sections: swapped(draw, set, sections, edits) }, edits };
}

/** Sometimes two steps exchange their ids. */
function swapped(draw: GeneratorValue, set: StepSet, sections: Sections, { steps, removed }: Edits): Sections {
  const kept = answerSteps(stepKinds, set).filter(
    ({ isKept, step }) => isKept && !steps.has(step.id) && !removed.has(step.id),
  );
  if (kept.length < 2 || draw(nat, 2) > 0) return sections;
  const { id: one } = pick(draw, kept).step;
  const { id: other } = pick(draw, kept).step;
  if (one === other) return sections;
  steps.set(one, other).set(other, one);
  const now = (id: string) => (id === one ? other : id === other ? one : id);
  return Object.fromEntries(
    Object.entries(sections).map(([name, list]) => [name, list.map((step) => ({ ...step, id: now(step.id) }))]),
  );
}

/** The migration that says what was done. */
function expectedMigration(set: StepSet, { steps, fields, values, removed }: Edits): Migration {
  const rename: { [old: string]: string } = {};
  const map: { [ref: string]: { [old: string]: string } } = {};
  const drop: string[] = [];
  for (const { step, isKept } of answerSteps(stepKinds, set)) {
    const now = steps.get(step.id) ?? step.id;
    const field = fields.get(step.id);
    const value = values.get(step.id);
    if (!isKept) continue;
    if (removed.has(step.id)) drop.push(step.id);
    else {
      if (now !== step.id) rename[step.id] = now;
      if (field) rename[`${step.id}.${field[0]}`] = `${now}.${field[1]}`;
      if (value) map[now] = { [value[0]]: value[1] };
    }
  }
  return {
    to: 2,
    ...(Object.keys(rename).length > 0 && { rename }),
    ...(drop.length > 0 && { drop }),
    ...(Object.keys(map).length > 0 && { map }),
  };
}

/** An answer as it is after what was done to its step. */
function expectedAnswer(answer: Answer, id: string, { fields, values }: Edits): Answer {
  const [oldField, newField] = fields.get(id) ?? [];
  const [oldValue, newValue = ''] = values.get(id) ?? [];
  const renamed = (one: string) => (one === oldValue ? newValue : one);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const field = name === oldField ? (newField ?? name) : name;
      if (field === 'value' && typeof value === 'string') return [field, renamed(value)];
      if (field === 'value' && Array.isArray(value)) return [field, value.map(renamed)];
      return [field === `details.${oldValue ?? ''}` ? `details.${newValue}` : field, value];
    }),
  );
}

it('a derived migration matches the changes exactly, and keeps every answer that is still asked for', () => {
  let renames = 0;
  let maps = 0;
  let drops = 0;
  let carried = 0;
  assert(
    property(gen(), (draw) => {
      const old = randomSet(draw);
      const { now, edits } = edited(draw, old);
      const { migration, doubts } = deriveMigration(stepKinds, old, now);
      const expected = expectedMigration(old, edits);
      expect(doubts).toEqual([]);
      expect(migration).toEqual(expected);
      renames += Object.keys(expected.rename ?? {}).length;
      maps += Object.keys(expected.map ?? {}).length;
      drops += expected.drop?.length ?? 0;

      const given = answerSteps(stepKinds, old)
        .filter(({ isKept }) => isKept && draw(nat, 2) > 0)
        .map(({ step, fields }) => ({ id: step.id, fields, answer: randomAnswer(draw, asStep(step)) }))
        .filter(({ fields, answer }) => checkAnswer(fields, answer, TODAY).length === 0);
      const saved = new Map(given.map(({ id, answer }): [string, SavedAnswer] => [id, { answer, revision: 1 }]));
      const after = withMigration(old, now, migration);
      const kept = given.filter(({ id }) => !edits.removed.has(id));
      const migrated = migrateAnswers(stepKinds, after, 1, saved);
      expect(Object.fromEntries([...migrated.saved].map(([id, { answer }]) => [id, answer]))).toEqual(
        Object.fromEntries(
          kept.map(({ id, answer }) => [edits.steps.get(id) ?? id, expectedAnswer(answer, id, edits)]),
        ),
      );
      carried += kept.length;

      const { coverage, touchesAnswers } = diffSets(stepKinds, old, after);
      expect(coverage).toEqual({ versionRaised: true, missing: [], differing: [] });
      expect(touchesAnswers).toBe(Object.keys(expected).length > 1);
      expect(isCovered(diffSets(stepKinds, old, now))).toBe(!touchesAnswers);

      const answers = Object.fromEntries(given.map(({ id, answer }) => [id, answer]));
      const draft = sourceOf('draft.json', JSON.stringify({ flow: 'random', version: 1, answers }));
      const { drafts, unreadable } = diffDrafts(
        { kinds: stepKinds, old, now: after, derived: { migration, doubts }, facts: {}, today: TODAY },
        [draft],
      );
      expect(unreadable).toEqual([]);
      expect(drafts.flatMap(({ lost }) => lost.map(({ step, reason }) => `${step} ${reason}`))).toEqual(
        given.filter(({ id }) => edits.removed.has(id)).map(({ id }) => `${id} dropped`),
      );
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  expect(Math.min(renames, maps, drops, carried)).toBeGreaterThan(RUNS / 6);
});
