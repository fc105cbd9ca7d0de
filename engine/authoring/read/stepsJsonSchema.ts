import { stepSetSchemaOf } from '#schemas/flow/stepSet.ts';
import type { StepLanguage } from './StepLanguage.ts';

/** Replaces references by id with references by path: editors resolve only the latter. */
function forEditors(key: string, part: unknown): unknown {
  if (key === '$id' || key === 'discriminator') return undefined;
  return key === '$ref' && part === 'condition' ? '#/definitions/condition' : part;
}

/** The text of `flows/steps.schema.json`, which editors use to validate and complete steps JSON. */
export function stepsJsonSchema({ schemas }: StepLanguage): string {
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', ...stepSetSchemaOf(schemas) };
  return `${JSON.stringify(schema, forEditors, 2)}\n`;
}
