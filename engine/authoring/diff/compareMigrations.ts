import type { StepSet } from '#schemas/flow/stepSet.ts';
import { carriesFrom } from '#engine/answers/migrate.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { answerSteps, choicesIn, namedParts, type AnswerStep } from './answerParts.ts';
import { refOf, withMigration, type Derived } from './deriveMigration.ts';
import { NamesToday, type PlaceToday } from './NamesToday.ts';
import { readsTheSame } from './wording.ts';

/** What the new file's own migrations say of an answer, against what the texts suggest. */
export interface Mismatch {
  /** The old name: `sleep`, `profile.state`, and of an option `sleep = badly`. */
  readonly old: string;
  readonly own: string;
  readonly suggested: string;
}

/** How far the new file says itself what becomes of answers. */
export interface Coverage {
  /** Whether its version is higher and every version up to it has its migration. */
  readonly raised: boolean;
  /** Answers that would be lost without a word. */
  readonly missing: readonly Mismatch[];
  /** Answers of which it says something else than the texts suggest. */
  readonly differing: readonly Mismatch[];
}

const inWords = (place: PlaceToday) => {
  if ('lost' in place) return place.lost === 'dropped' ? 'dropped' : 'lost';
  return refOf(place.step, place.field);
};

/** What the patient reads of a field, and of an option where one is meant. */
function wordingOf(one: AnswerStep | undefined, field: string, option?: string): string | undefined {
  if (!one) return undefined;
  if (option !== undefined)
    return choicesIn(one)
      .get(field)
      ?.find(({ value }) => value === option)?.label;
  const part = namedParts(one).find(({ id }) => field === id || field.startsWith(`${id}.`));
  return part ? part.label : one.step.title;
}

/** Whether what an answer becomes reads as it did: the texts then say nothing against it. */
const staysTrue = (was: string | undefined, is: string | undefined) =>
  was !== undefined && is !== undefined && readsTheSame(was, is);

/** Compares the new file's own migrations with those that were derived, field by field and option by option. */
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
  return { raised: now.version > old.version && carriesFrom(now, old.version), missing, differing };
}
