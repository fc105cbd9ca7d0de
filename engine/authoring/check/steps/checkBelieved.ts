import type { Field } from '#engine/definition/Field.ts';
import type { WrittenSet } from '../../read/Composition.ts';
import { placedSteps } from '../../read/conditionPlaces.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';

type NumberField = Field & { readonly type: 'number' };

const isNumber = (field: Field): field is NumberField => field.type === 'number';

/** What is wrong with the range in which a number is believed; undefined where it is right or there is none. */
function fault({ believed, minimum, exclusiveMinimum, maximum }: NumberField, fields: readonly Field[]) {
  if (believed === undefined) return undefined;
  const { ratio } = believed;
  if (believed.minimum > believed.maximum) return 'is empty';
  if (
    (minimum !== undefined && believed.minimum < minimum) ||
    (exclusiveMinimum !== undefined && believed.minimum <= exclusiveMinimum) ||
    (maximum !== undefined && believed.maximum > maximum)
  )
    return 'goes beyond its limits';
  if (ratio === undefined) return undefined;
  if (ratio.minimum > ratio.maximum) return `is empty together with '${ratio.to}'`;
  return fields.some((field) => isNumber(field) && field.name === ratio.to)
    ? undefined
    : `depends on '${ratio.to}', which is no number of the step`;
}

/** Checks that the ranges in which numbers are believed have values, all of them within the limits of their fields. */
export const checkBelieved = ({ set, kinds, source }: WrittenSet): readonly Finding[] =>
  placedSteps(kinds, set).flatMap(({ step, kind, pointer }) => {
    const fields = kind.fields(step);
    return fields.filter(isNumber).flatMap((field) => {
      const wrong = fault(field, fields);
      const what = `the range in which '${field.name}' of '${step.id}' is believed ${wrong}`;
      return wrong === undefined ? [] : [findingAt('believedRange', source.place(pointer), what)];
    });
  });
