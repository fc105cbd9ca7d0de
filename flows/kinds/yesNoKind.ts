import type { Field } from '#engine/definition/Field.ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { valueText, withDetails } from './describeChoice.ts';
import { detailsField } from './details.ts';

type YesNo = StepOf<'yes-no'>;

export const yesNoKind = {
  keepsIn: 'stated',
  secret: false,
  fields({ optional, details, saves }: YesNo): readonly Field[] {
    const value: Field = { name: 'value', type: 'boolean', required: !optional, ...(saves && { saves: saves.value }) };
    return details ? [value, detailsField(details, 'details', { field: 'value', is: true }, saves?.details)] : [value];
  },
  describe: (_step: YesNo, { value, details }) => [withDetails(valueText(value), details)],
} as const satisfies KindDefinition<StepOf<'yes-no'>>;
