import { stepSetSchemaOf } from '#schemas/flow/stepSet.ts';
import type { StepLanguage } from './StepLanguage.ts';

/** Editors resolve a reference by its path and not by the ids that Ajv uses. */
function forEditors(key: string, part: unknown): unknown {
  if (key === '$id' || key === 'discriminator') return undefined;
  return key === '$ref' && part === 'condition' ? '#/definitions/condition' : part;
}

/** The text of `flows/steps.schema.json`, by which editors check and complete steps JSON while it is written. */
export function stepsJsonSchema({ schemas }: StepLanguage): string {
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', ...stepSetSchemaOf(schemas) };
  return `${JSON.stringify(schema, forEditors, 2)}\n`;
}
