import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { didYouMean } from '../../finding/didYouMean.ts';
import { answerSteps, choicesIn } from './answerParts.ts';
import { refOf } from './deriveMigration.ts';

/** The name of a field before a migration: `map` uses its new name. */
function nameBefore({ rename = {} }: Migration, ref: string): string {
  const before = new Map(Object.entries(rename).map(([was, is]) => [is, was]));
  const [step = '', ...field] = ref.split('.');
  return before.get(ref) ?? [before.get(step) ?? step, ...field].join('.');
}

/** The names of an old version; for lists of options, also the values as its answers store them. */
function namesOf(kinds: Kinds, old: StepSet): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const one of answerSteps(kinds, old)) {
    const { step, fields } = one;
    names.set(step.id, []);
    const choices = choicesIn(one);
    for (const { name } of fields) {
      const options = (choices.get(name) ?? []).map(({ value, label }) => (old.keepsAnswers ? label : value));
      for (const ref of [refOf(step.id, name), `${step.id}.${name}`]) names.set(ref, options);
    }
  }
  return names;
}

/**
 * Names that the migration after an old version mentions although that version does not have them, one line each. Later
 * migrations may mention names that were introduced in between.
 */
export function unknownNames(kinds: Kinds, old: StepSet, now: StepSet): readonly string[] {
  const names = namesOf(kinds, old);
  const all = [...names.keys()];
  const lacking = (word: keyof Migration, name: string, known = all, of = '') =>
    known.includes(name) ? [] : [`"${word}": '${name}'${of}${didYouMean(name, known)}`];
  return (now.migrations ?? [])
    .filter(({ to }) => to === old.version + 1)
    .flatMap((migration) => [
      ...Object.keys(migration.rename ?? {}).flatMap((name) => lacking('rename', name)),
      ...(migration.drop ?? []).flatMap((name) => lacking('drop', name)),
      ...Object.entries(migration.map ?? {}).flatMap(([ref, values]) => {
        const before = nameBefore(migration, ref);
        const options = names.get(before) ?? [];
        const isChosen = options.length > 0;
        return [
          ...lacking('map', before),
          ...Object.keys(isChosen ? values : {}).flatMap((value) => lacking('map', value, options, ` of '${before}'`)),
        ];
      }),
    ]);
}
