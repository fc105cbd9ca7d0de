import type { StepSet } from '#schemas/flow/stepSet.ts';
import { carriesFrom } from '#engine/answers/migrate.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { answerSteps, choicesIn, namedParts, type AnswerStep } from './answerParts.ts';
import { refOf, withMigration, type Derived } from './deriveMigration.ts';
import { NamesToday, type PlaceToday } from './NamesToday.ts';
import { readsTheSame } from './wording.ts';

/** An old name for which the new file's own migrations and the derived migration differ. */
export interface Mismatch {
  /** The old name: `sleep`, `profile.state`, or for an option `sleep = badly`. */
  readonly old: string;
  readonly own: string;
  readonly suggested: string;
}

/** How far the new file's own migrations cover the changes. */
export interface Coverage {
  /** Whether the version was raised and every version up to it has its migration. */
  readonly versionRaised: boolean;
  /** Answers that would be lost although no migration mentions them. */
  readonly missing: readonly Mismatch[];
  /** Answers that the file's own migrations map differently from the derived one. */
  readonly differing: readonly Mismatch[];
}

const inWords = (place: PlaceToday) => {
  if ('lost' in place) return place.lost === 'dropped' ? 'dropped' : 'lost';
  return refOf(place.step, place.field);
};

/** The text that the patient reads for a field, or for one of its options. */
function wordingOf(one: AnswerStep | undefined, field: string, option?: string): string | undefined {
  if (!one) return undefined;
  if (option !== undefined)
    return choicesIn(one)
      .get(field)
      ?.find(({ value }) => value === option)?.label;
  const part = namedParts(one).find(({ id }) => field === id || field.startsWith(`${id}.`));
  return part ? part.label : one.step.title;
}

/** Whether an answer's new wording matches its old one, so that the texts do not contradict the migration. */
const staysTrue = (was: string | undefined, is: string | undefined) =>
  was !== undefined && is !== undefined && readsTheSame(was, is);

/** Compares the new file's own migrations with the derived one, field by field and option by option. */
export function compareMigrations(kinds: Kinds, old: StepSet, now: StepSet, derived: Derived): Coverage {
  const steps = answerSteps(kinds, old).filter(({ isKept }) => isKept);
  const own = new NamesToday(kinds, now, old.version, steps);
  const suggested = new NamesToday(kinds, withMigration(old, now, derived.migration), old.version, steps);
  const today = new Map(answerSteps(kinds, now).map((one) => [one.step.id, one]));
  const missing: Mismatch[] = [];
  const differing: Mismatch[] = [];
  for (const one of steps) {
    const { step, fields } = one;
    const choices = choicesIn(one);
    for (const { name } of fields) {
      const place = own.place(step.id, name);
      const mismatch = {
        old: refOf(step.id, name),
        own: inWords(place),
        suggested: inWords(suggested.place(step.id, name)),
      };
      if ('lost' in place && place.lost === 'removed') missing.push(mismatch);
      else if (mismatch.own !== mismatch.suggested) {
        const is = 'step' in place ? wordingOf(today.get(place.step), place.field) : undefined;
        if (!staysTrue(wordingOf(one, name), is)) differing.push(mismatch);
      } else if ('step' in place)
        for (const { value } of choices.get(name) ?? []) {
          const [said, meant] = [own.value(step.id, name, value), suggested.value(step.id, name, value)];
          if (said === meant) continue;
          const is = wordingOf(today.get(place.step), place.field, said);
          if (said !== value && staysTrue(wordingOf(one, name, value), is)) continue;
          const ofOption = {
            old: `${mismatch.old} = ${value}`,
            own: `${mismatch.own} = ${said}`,
            suggested: `${mismatch.suggested} = ${meant}`,
          };
          (said === value ? missing : differing).push(ofOption);
        }
    }
  }
  return { versionRaised: now.version > old.version && carriesFrom(now, old.version), missing, differing };
}
