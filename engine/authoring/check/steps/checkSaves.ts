import { savesFacts } from '#engine/definition/facts.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { WrittenSet } from '../../read/Composition.ts';
import { placedSteps, type PlacedStep } from '../../read/conditionPlaces.ts';
import { didYouMean } from '../../finding/didYouMean.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { isUnanswerable } from '../../answers/isUnanswerable.ts';
import type { Place } from '../../read/Source.ts';
import { fieldType, type RefType, type Vocabulary } from '../../answers/Vocabulary.ts';

/** The facts that a field saves to, with the type of each saved value. */
const saved = (field: Field): readonly { readonly ref: string; readonly type: RefType }[] =>
  field.type === 'choices'
    ? Object.values(field.savesEach ?? {}).map((ref) => ({ ref, type: { type: 'boolean' } as const }))
    : field.saves === undefined
      ? []
      : [{ ref: field.saves, type: fieldType(field) }];

function fits(from: RefType, to: RefType): boolean {
  if (from.type === 'enum' && to.type === 'enum') return from.values.every((one) => to.values.includes(one));
  if (from.type === 'enum') return to.type === 'string';
  return from.type === to.type;
}

/** For a step that saves facts: the fields of its answer that no fact keeps. */
function lost(fields: readonly Field[]): readonly string[] {
  if (!savesFacts(fields)) return [];
  return fields.flatMap((field) => {
    if (field.type !== 'choices') return field.saves === undefined ? [field.name] : [];
    const each = field.savesEach ?? {};
    return field.options.filter((one) => one !== field.none && !(one in each)).map((one) => `${field.name}: ${one}`);
  });
}

/** Finding: a step saves to facts although its flow keeps answers by step id. */
const notById = (place: Place, { step: { id, kind }, kind: { keepsIn } }: PlacedStep, flow: string): Finding =>
  keepsIn === 'stated'
    ? findingAt('factNotKept', place, `'${id}' saves to a fact, and '${flow}' keeps its answers by their ids`)
    : findingAt('kindNotKept', place, `'${id}' is of kind ${kind}, and '${flow}' keeps its answers by their ids`);

/** Checks that every answer is saved, to facts of the right type, and that every step can be answered at all. */
export const checkSaves = ({ set, kinds, source }: WrittenSet, vocabulary: Vocabulary): readonly Finding[] =>
  placedSteps(kinds, set).flatMap((placed) => {
    const { step, kind, pointer } = placed;
    const fields = kind.fields(step);
    const place = source.place(pointer);
    const byId = set.template !== undefined || set.keepsAnswers === true;
    const saves = savesFacts(fields);
    const facts = fields.flatMap(saved).flatMap(({ ref, type }) => {
      const declared = vocabulary.fact(ref);
      if (!declared) {
        const hint = didYouMean(ref, vocabulary.factNames());
        return [
          findingAt('unknownReference', place, `'${step.id}' saves to '${ref}', which is no declared fact${hint}`),
        ];
      }
      return fits(type, declared)
        ? []
        : [findingAt('typeMismatch', place, `'${step.id}' saves to '${ref}', whose type does not fit the answer`)];
    });
    return [
      ...facts,
      ...(byId && saves ? [notById(place, placed, set.flow)] : []),
      ...(byId || saves || kind.keepsIn !== 'stated'
        ? []
        : [
            findingAt(
              'answerNotKept',
              place,
              `'${step.id}' asks, and '${set.flow}' keeps no answer that no fact holds`,
            ),
          ]),
      ...lost(fields).map((part) =>
        findingAt('answerLost', place, `'${step.id}' saves facts, and none of them keeps '${part}'`),
      ),
      ...fields
        .filter((field) => field.required && isUnanswerable(field))
        .map((field) => findingAt('unanswerable', place, `nothing can be entered for '${field.name}' of '${step.id}'`)),
    ];
  });
