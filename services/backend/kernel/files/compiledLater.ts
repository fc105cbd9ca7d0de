import { Ajv, type AnySchema, type Options, type ValidateFunction } from 'ajv';

/** A schema of the project is known to be one: to check that by the schema of schemas takes longer than to compile it. */
export const KNOWN_SCHEMAS = { meta: false, validateSchema: false } as const satisfies Options;

/** A check by a schema, compiled when it is first needed: a start does not wait for what most servers never check. */
export function compiledLater<Content>(schema: AnySchema, options: Options): () => ValidateFunction<Content> {
  let compiled: ValidateFunction<Content> | undefined;
  return () => (compiled ??= new Ajv({ ...KNOWN_SCHEMAS, ...options }).compile<Content>(schema));
}
