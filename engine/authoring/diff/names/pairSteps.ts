import type { StepSet } from '#schemas/flow/stepSet.ts';
import { choicesIn, namedParts, type AnswerStep } from './answerParts.ts';
import { IN_DOUBT, overlap, pairUp, wordsIn, type Pairing } from './likeness.ts';
import { contentKey } from './wording.ts';

const alikeKinds: ReadonlySet<string> = new Set(['short-text', 'long-text']);

const fits = (a: string, b: string) => a === b || (alikeKinds.has(a) && alikeKinds.has(b));

const valuesIn = (step: AnswerStep): ReadonlySet<string> =>
  new Set([
    ...[...choicesIn(step).values()].flatMap((choices) => choices.map(({ value }) => value)),
    ...namedParts(step).map(({ id }) => id),
  ]);

/** The traits of a step that are compared with every other step's. */
const traitsOf = (one: AnswerStep) => ({
  words: wordsIn(one.step),
  values: valuesIn(one),
  name: wordsIn(one.step.id),
  asks: contentKey(one.step.title),
});

/** The ids of the steps before and after each step, among steps that both versions have. */
function neighbours(steps: readonly AnswerStep[], shared: ReadonlySet<string>) {
  const places = new Map<string, { readonly before: string; readonly after: string }>();
  for (const [at, { step, section }] of steps.entries()) {
    const isShared = (one: AnswerStep) => one.section === section && shared.has(one.step.id);
    places.set(step.id, {
      before: steps.slice(0, at).findLast(isShared)?.step.id ?? section,
      after: steps.slice(at + 1).find(isShared)?.step.id ?? section,
    });
  }
  return places;
}

/**
 * The similarity of two steps: their texts, options, position and id. Steps with different question texts are never
 * certain matches: a single word may make it another question.
 */
function stepLikeness(olds: readonly AnswerStep[], news: readonly AnswerStep[], shared: ReadonlySet<string>) {
  const were = neighbours(olds, shared);
  const are = neighbours(news, shared);
  const traits = new Map([...olds, ...news].map((one) => [one, traitsOf(one)] as const));
  return (old: AnswerStep, now: AnswerStep): number => {
    if (!fits(old.step.kind, now.step.kind) || old.isKept !== now.isKept) return 0;
    const [was, is] = [were.get(old.step.id), are.get(now.step.id)];
    const [had, has] = [traits.get(old) ?? traitsOf(old), traits.get(now) ?? traitsOf(now)];
    const chosen = had.values.size + has.values.size > 0 ? 0.1 : 0;
    const all =
      0.6 * overlap(had.words, has.words) +
      0.1 * overlap(had.name, has.name) +
      chosen * overlap(had.values, has.values) +
      (was?.before === is?.before ? 0.05 : 0) +
      (was?.after === is?.after ? 0.05 : 0);
    const score = all / (0.8 + chosen);
    return score > IN_DOUBT && had.asks !== has.asks ? IN_DOUBT : score;
  };
}

/** The current id of each old step according to the migrations; undefined for a dropped step. */
type Told = ReadonlyMap<string, string | undefined>;

/** The current ids of steps according to all migrations since a version; undefined for dropped steps. */
export function toldBy(set: StepSet, from: number, ids: readonly string[]): Told {
  const told = new Map<string, string | undefined>();
  const migrations = (set.migrations ?? []).filter(({ to }) => to > from).toSorted((a, b) => a.to - b.to);
  for (const old of ids) {
    let id: string | undefined = old;
    for (const { rename = {}, drop = [] } of migrations) {
      if (id === undefined) break;
      const renamed: string | undefined = new Map(Object.entries(rename)).get(id);
      if (drop.includes(id)) id = undefined;
      else if (renamed !== undefined && !renamed.includes('.')) id = renamed;
      else continue;
      told.set(old, id);
    }
  }
  return told;
}

const nothingTold: Told = new Map();

/** Two steps with the same id but a lower score than this may be different steps: the id may have been reused. */
const STRANGE = 0.4;

const isStrange = (old: AnswerStep, now: AnswerStep) =>
  !fits(old.step.kind, now.step.kind) || overlap(wordsIn(old.step), wordsIn(now.step)) < STRANGE;

/**
 * Pairs the steps of two versions: first by migrations, then by id, then by similarity. Steps that exchanged their ids
 * are found as well; a step whose text merely changed keeps its pair.
 */
export function pairSteps(
  olds: readonly AnswerStep[],
  news: readonly AnswerStep[],
  told: Told = nothingTold,
): Pairing<AnswerStep> {
  const now = new Map(news.map((one) => [one.step.id, one]));
  const known = olds.flatMap((old) => {
    const kept = now.get((told.has(old.step.id) ? told.get(old.step.id) : old.step.id) ?? '');
    return kept ? [[old, kept] as const] : [];
  });
  const certain = known.filter(([old, kept]) => told.has(old.step.id) || !isStrange(old, kept));
  const taken = new Set(certain.flat());
  const shared = new Set(certain.flatMap(([old, kept]) => (old.step.id === kept.step.id ? [old.step.id] : [])));
  const gone = olds.filter((one) => !taken.has(one) && !told.has(one.step.id));
  const added = news.filter((one) => !taken.has(one));
  const { pairs, unsure } = pairUp(gone, added, stepLikeness(olds, news, shared));
  const found = new Set(pairs.flat());
  const strange = known.filter((pair) => !certain.includes(pair) && pair.every((one) => !found.has(one)));
  const settled = new Set(strange.flat());
  return {
    pairs: [...certain, ...strange, ...pairs],
    unsure: unsure
      .filter(({ old }) => !settled.has(old))
      .map(({ old, candidates }) => ({ old, candidates: candidates.filter((one) => !settled.has(one)) }))
      .filter(({ candidates }) => candidates.length > 0),
  };
}
