import type { StepSet } from '#schemas/flow/stepSet.ts';
import { Answers, type SavedAnswer } from '#engine/answers/Answers.ts';
import type { Day } from '#engine/answers/birthday.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { keepValid } from '#engine/answers/keepValid.ts';
import { carriesFrom, migrateAnswers, type LostAnswer } from '#engine/answers/migrate.ts';
import { gapIn } from '#engine/walk/walk.ts';
import { jsonProblems, problemAt } from '../finding/jsonProblems.ts';
import type { Source } from '../read/Source.ts';
import { answerSteps } from './names/answerParts.ts';
import { withMigration, type Derived } from './names/deriveMigration.ts';
import { draftForm, type Draft } from './Draft.ts';
import { pairSteps, toldBy } from './names/pairSteps.ts';

/** How one draft is migrated. It contains no answers, only the names of questions. */
export interface DraftDiff {
  readonly file: string;
  /** The first open question in the old version and in the new one; undefined when none is open. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly moves: 'not' | 'back' | 'forward';
  readonly lost: readonly { readonly step: string; readonly reason: LostAnswer['reason'] }[];
}

/** The result for a folder of drafts. */
export interface DraftsDiff {
  /** Whether the new file's own migrations were used; otherwise the derived migration was. */
  readonly byOwnMigrations: boolean;
  readonly drafts: readonly DraftDiff[];
  /** Files that are not drafts of this flow, with the reason. */
  readonly unreadable: readonly string[];
}

/** Two versions of a step set, and the facts that it reads from other sets. */
export interface Versions {
  readonly kinds: Kinds;
  readonly old: StepSet;
  readonly now: StepSet;
  readonly derived: Derived;
  readonly facts: NonNullable<StepSet['facts']>;
  readonly today: Day;
}

const definitionOf = ({ kinds, facts }: Versions, set: StepSet): Definition =>
  compile(kinds, { ...set, facts: { ...facts, ...set.facts } });

const known = (facts: Draft['facts'] = {}): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));

/** Whether the new file's own migrations cover the old version. */
const saysItself = ({ old, now }: Versions) => now.version > old.version && carriesFrom(now, old.version);

class DraftComparison {
  readonly #versions: Versions;
  readonly #old: Definition;
  readonly #now: Definition;
  readonly #carrying: StepSet;
  readonly #newIds: ReadonlyMap<string, string>;

  constructor(versions: Versions) {
    const { kinds, old, now, derived } = versions;
    this.#versions = versions;
    this.#old = definitionOf(versions, old);
    this.#now = definitionOf(versions, now);
    this.#carrying = saysItself(versions) ? now : withMigration(old, now, derived.migration);
    const olds = answerSteps(kinds, old);
    const told = toldBy(
      this.#carrying,
      old.version,
      olds.map(({ step }) => step.id),
    );
    const { pairs } = pairSteps(olds, answerSteps(kinds, now), told);
    this.#newIds = new Map(pairs.map(([was, is]) => [was.step.id, is.step.id]));
  }

  of(file: string, { version, answers: given, facts }: Draft): DraftDiff {
    const { kinds, old } = this.#versions;
    const saved = new Map<string, SavedAnswer>(
      Object.entries(given).map(([id, answer]) => [id, { answer, revision: 1 }]),
    );
    const were = migrateAnswers(kinds, old, version, saved).saved;
    const migrated = migrateAnswers(kinds, this.#carrying, old.version, were);
    const valid = this.#valid(this.#now, facts, migrated.saved);
    const wasValid = this.#valid(this.#old, facts, were);
    const before = this.#firstOpen(this.#old, facts, wasValid.saved);
    const after = this.#firstOpen(this.#now, facts, valid.saved);
    const expected = this.#today(before);
    const openBefore = new Set(wasValid.lost.map(({ step }) => this.#newIds.get(step)));
    const askedAgain = valid.lost.filter(({ step }) => !openBefore.has(step));
    return {
      file,
      before: this.#old.steps[before]?.step.id,
      after: this.#now.steps[after]?.step.id,
      moves: after === expected ? 'not' : after < expected ? 'back' : 'forward',
      lost: [...migrated.lost, ...askedAgain].map(({ step, reason }) => ({ step, reason })),
    };
  }

  #valid(definition: Definition, facts: Draft['facts'], saved: ReadonlyMap<string, SavedAnswer>) {
    return keepValid(definition, { facts: known(facts), saved, today: () => this.#versions.today });
  }

  /** The position of the first open question of all sections, in order; the number of steps when none is open. */
  #firstOpen(definition: Definition, facts: Draft['facts'], saved: ReadonlyMap<string, SavedAnswer>): number {
    const answers = new Answers(definition, { facts: known(facts), saved, today: () => this.#versions.today });
    for (const section of definition.sections.values()) {
      const gap = gapIn(answers, section);
      if (gap < section.to) return gap;
    }
    return definition.steps.length;
  }

  /** The current position of an old one; for a removed step, the position of the next step that still exists. */
  #today(before: number): number {
    for (const { step } of this.#old.steps.slice(before)) {
      const index = this.#now.positions.get(this.#newIds.get(step.id) ?? '');
      if (index !== undefined) return index;
    }
    return this.#now.steps.length;
  }
}

/** Migrates drafts from the old version to the new one and reports the result for each. */
export function diffDrafts(versions: Versions, sources: readonly Source[]): DraftsDiff {
  const comparison = new DraftComparison(versions);
  const { old, now } = versions;
  const unreadable: string[] = [];
  const drafts: DraftDiff[] = [];
  for (const source of sources) {
    const problems = jsonProblems(source, draftForm);
    const { value } = source;
    if (problems.length > 0 || !draftForm(value)) unreadable.push(...problems);
    else if (value.flow !== now.flow)
      unreadable.push(problemAt(source, '/flow', `this draft is of '${value.flow}', not of '${now.flow}'`));
    else if (value.version > old.version)
      unreadable.push(
        problemAt(source, '/version', `this draft is of version ${value.version}, later than the old file`),
      );
    else if (!carriesFrom(old, value.version))
      unreadable.push(
        problemAt(source, '/version', `no migrations lead from version ${value.version} to version ${old.version}`),
      );
    else drafts.push(comparison.of(source.file, value));
  }
  return { byOwnMigrations: saysItself(versions), drafts, unreadable };
}
