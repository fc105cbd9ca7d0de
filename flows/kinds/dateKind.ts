import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { dayText } from './dayText.ts';
import { valueText } from './describeChoice.ts';

/** A day as YYYY-MM-DD. */
const DAY = { maxLength: 10, pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' } as const;

export const dateKind: KindDefinition<StepOf<'date'>> = {
  keepsIn: 'facts',
  secret: false,
  fields: ({ optional, saves, errors }) => [
    { name: 'value', type: 'text', required: !optional, ...DAY, saves, errors: { invalid: errors.missing } },
  ],
  describe: (_step, { value }) => [typeof value === 'string' ? dayText(value) : valueText(value)],
};
