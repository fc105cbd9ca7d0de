import type { Field } from '#engine/definition/Field.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Visit } from '../modules/visits/Visit.ts';
import { fieldSamples } from '#engine/authoring/answers/fieldSamples.ts';
import type { Day } from '#engine/answers/birthday.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { namedConditions, placedSteps, whensOf } from '#engine/authoring/read/conditionPlaces.ts';
import { partsOf } from '#engine/authoring/read/partsOf.ts';

/** The texts with which the conditions of a definition compare what is known and answered, by reference. */
function textsCompared(set: StepSet): ReadonlyMap<string, ReadonlySet<string>> {
  const conditions = [
    ...namedConditions(set).map(({ condition }) => condition),
    ...placedSteps(stepKinds, set).flatMap((placed) => whensOf(placed).map(({ when }) => when)),
  ];
  const texts = new Map<string, Set<string>>();
  for (const { ref, asked } of conditions.flatMap((condition) => partsOf(condition, '').leaves)) {
    const operands: readonly unknown[] = typeof asked === 'object' ? Object.values(asked).flat() : [asked];
    const known = texts.get(ref) ?? new Set<string>();
    for (const one of operands) if (typeof one === 'string') known.add(one);
    texts.set(ref, known);
  }
  return texts;
}

const plain = (text: string) => 'x'.repeat(text.length);

/** Digits and letters of any script in their places, for a text that must have a form. */
const inForm = (text: string) =>
  text
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/(?!X)[\p{L}\p{M}]/gu, 'x');

/**
 * A text that says nothing of what was written, and that its field allows where it allowed what was written: of the
 * same length where nothing but limits are asked for, else in the same form or in another one that the field takes.
 * Undefined where none is found.
 */
function maskedText(text: string, field: Field | undefined, today: Day): string | undefined {
  if (!field) return plain(text);
  const { applies: _, ...alone } = field;
  const allows = (value: string) => checkAnswer([alone], { [field.name]: value }, today).length === 0;
  if (!allows(text)) return plain(text);
  const samples = fieldSamples(alone, []).filter((one) => typeof one === 'string');
  return [plain(text), inForm(text), ...samples].find((one) => one !== text && allows(one));
}

/** An open visit without its patient: what the conditions of its template read, and the answers by step. */
export interface Draft {
  readonly flow: string;
  readonly version: number;
  readonly facts: { readonly [ref: string]: Value };
  readonly answers: { readonly [step: string]: Answer };
}

const optionsOf = (field: Field | undefined): readonly string[] => (field && 'options' in field ? field.options : []);

const valuesOf = (type: FactType | undefined): readonly string[] => (typeof type === 'object' ? type.enum : []);

/**
 * A visit as a draft: enough to try a changed definition on, and nothing that says whose it is. Options, yes and no and
 * numbers stay, because conditions read them, and so do texts with which a condition compares; of what else a patient
 * wrote there is another text that the question allows. Of the patient there are those facts alone that decide which
 * questions are shown.
 *
 * @param onFormless is told of the field, as `step.field`, whose text has a form in which no other one could be written:
 * it stands there in no form at all
 */
export function draftOf(
  { version: { definition, compiled }, facts, row, answers: { today } }: Visit,
  onFormless: (ref: string) => void,
): Draft {
  const compared = textsCompared(definition);
  const isCompared = (ref: string, text: string) => compared.get(ref)?.has(text) ?? false;

  function withoutText(step: string, name: string, value: Value): Value {
    const field = compiled.steps[compiled.positions.get(step) ?? -1]?.fields.find((one) => one.name === name);
    const refs = name === 'value' ? [step, `${step}.value`] : [`${step}.${name}`];
    const shown = (text: string): string => {
      if (optionsOf(field).includes(text) || refs.some((ref) => isCompared(ref, text))) return text;
      const masked = maskedText(text, field, today());
      if (masked === undefined) onFormless(`${step}.${name}`);
      return masked ?? 'x'.repeat(text.length);
    };
    if (Array.isArray(value)) return value.map(shown);
    return typeof value === 'string' ? shown(value) : value;
  }

  const read = Object.entries(facts).flatMap(([ref, value]): readonly (readonly [string, Value])[] => {
    if (value === null || value === undefined || !compiled.factDependents.has(ref)) return [];
    if (typeof value !== 'string') return [[ref, value]];
    const stays = valuesOf(definition.facts?.[ref]).includes(value) || isCompared(ref, value);
    return [[ref, stays ? value : 'x'.repeat(value.length)]];
  });
  const answers = row.responses.flatMap(({ step, value: answer }) => {
    if (!answer) return [];
    const parts = Object.entries(answer).map(([name, value]) => [name, withoutText(step, name, value)] as const);
    return [[step, Object.fromEntries(parts)] as const];
  });
  return {
    flow: definition.flow,
    version: definition.version,
    facts: Object.fromEntries(read),
    answers: Object.fromEntries(answers),
  };
}
