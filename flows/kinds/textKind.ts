import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { valueText } from './describeChoice.ts';
import { MAX_LONG, MAX_SHORT } from './lengths.ts';

const textKind = (longest: number) =>
  ({
    keepsIn: 'stated',
    secret: false,
    fields: ({ optional, maxLength = longest }) => [{ name: 'value', type: 'text', required: !optional, maxLength }],
    describe: (_step, { value }) => [valueText(value)],
  }) as const satisfies KindDefinition<StepOf<'short-text' | 'long-text'>>;

export const shortTextKind = textKind(MAX_SHORT);
export const longTextKind = textKind(MAX_LONG);
