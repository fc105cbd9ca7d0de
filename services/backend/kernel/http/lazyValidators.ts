import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { KNOWN_SCHEMAS } from '../files/compiledLater.ts';

/** One for the process: it compiles each schema once, however many servers check by it. */
const ajv = new Ajv({ ...KNOWN_SCHEMAS, allowUnionTypes: true });

/**
 * Has what is sent to a route checked by its schemas, as it is: nothing is converted, filled in or taken away. A schema is
 * compiled when it is first needed: a start need not wait until all are, and most of them no server of a day needs.
 */
export function lazyValidators(app: FastifyInstance): void {
  app.setValidatorCompiler<AnySchema>(({ schema }) => {
    let compiled: ValidateFunction | undefined;
    const validator: ReturnType<Parameters<FastifyInstance['setValidatorCompiler']>[0]> = (data: unknown) => {
      compiled ??= ajv.compile(schema);
      const isValid = compiled(data);
      validator.errors = compiled.errors ?? null;
      return isValid;
    };
    return validator;
  });
}
