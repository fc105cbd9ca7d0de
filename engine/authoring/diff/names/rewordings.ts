import type { Choice } from '#engine/definition/KindDefinition.ts';
import { choicesIn, namedParts, type AnswerStep } from './answerParts.ts';
import { compareWordings, type Reading, type Wording } from './compareWordings.ts';
import { refOf } from './deriveMigration.ts';
import type { NamesBetween } from './NamesBetween.ts';

/** A name whose answers are kept although its text changed. */
export interface Rewording extends Omit<Reading, 'name'> {
  readonly step: string;
  /** The step, or one of its fields: `sleep`, `profile.weight`. */
  readonly ref: string;
  /** The value, for an option; then `movedTo` is a value too, otherwise a reference like `ref`. */
  readonly option?: string;
}

const titleOf = ({ step }: AnswerStep): Wording => ({ name: step.id, form: step.kind, text: step.title });

const optionOf = ({ value, label }: Choice): Wording => ({ name: value, form: 'option', text: label });

/** The parts of a step by reference; of an old step, only the parts that kept their names. */
const partsOf = (one: AnswerStep, isKept: (id: string) => boolean = () => true): readonly Wording[] =>
  namedParts(one)
    .filter(({ id }) => isKept(id))
    .map(({ id, type, label, unit }) => ({ name: refOf(one.step.id, id), form: type, text: label, unit }));

function ofStep(old: AnswerStep, now: AnswerStep, names: NamesBetween): readonly Rewording[] {
  const step = old.step.id;
  const keepsPart = (id: string) =>
    old.fields.some(({ name }) => (name === id || name.startsWith(`${id}.`)) && names.keepsField(step, name));
  const parts = compareWordings(partsOf(old, keepsPart), partsOf(now));
  const offered = choicesIn(now);
  const options = [...choicesIn(old)].flatMap(([field, choices]) => {
    const kept = choices.filter(({ value }) => names.keepsField(step, field) && names.keepsValue(step, field, value));
    return compareWordings(kept.map(optionOf), (offered.get(field) ?? []).map(optionOf)).map(
      ({ name, ...reading }) => ({ step, ref: refOf(step, field), option: name, ...reading }),
    );
  });
  return [...parts.map(({ name, ...reading }) => ({ step, ref: name, ...reading })), ...options];
}

/** Steps, fields and options whose text changed and whose answers are kept, because no migration renames them. */
export function rewordings(
  olds: readonly AnswerStep[],
  news: readonly AnswerStep[],
  names: NamesBetween,
): readonly Rewording[] {
  const today = new Map(news.filter(({ isKept }) => isKept).map((one) => [one.step.id, one]));
  const kept = olds.filter(
    ({ step, fields, isKept }) => isKept && fields.some(({ name }) => names.keepsField(step.id, name)),
  );
  const titles = compareWordings(kept.map(titleOf), [...today.values()].map(titleOf));
  return kept.flatMap((old) => {
    const now = today.get(old.step.id);
    const own = titles.filter(({ name }) => name === old.step.id);
    return now
      ? [...own.map(({ name, ...reading }) => ({ step: name, ref: name, ...reading })), ...ofStep(old, now, names)]
      : [];
  });
}
