import { Ajv, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv';
import { lineOf } from './Finding.ts';
import { pointerPart } from '../read/readJson.ts';
import type { Source } from '../read/Source.ts';

const ajv = new Ajv({ allErrors: true, strict: false, allowUnionTypes: true, verbose: true });

/** Compiles a JSON Schema. If a schema allows several forms, its `description` lists them for the error message. */
export const formOf = <T>(schema: AnySchema): ValidateFunction<T> => ajv.compile<T>(schema);

const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

function described({ keyword, params, message, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const known = keysOf(parentSchema?.['properties']);
      return `'${name}' is not known here; there are ${known.map((one) => `'${one}'`).join(', ')}`;
    }
    case 'required':
      return `'${String(params['missingProperty'])}' is missing`;
    case 'anyOf':
      return `this has the wrong form: ${String(parentSchema?.['description'] ?? message)}`;
    default:
      return `this ${message ?? 'is not allowed'}`;
  }
}

/** A problem as one line: file, line, JSON pointer, problem. */
export const problemAt = (source: Source, pointer: string, what: string): string =>
  lineOf({ ...source.place(pointer), what });

/** The reasons why a text does not match a schema, one line each; empty when it matches. */
export function jsonProblems(source: Source, form: ValidateFunction): readonly string[] {
  if (source.broken) return [problemAt(source, '', `this is no JSON: ${source.broken.message}`)];
  if (form(source.value)) return source.repeated.map((pointer) => problemAt(source, pointer, 'this occurs twice'));
  const errors = form.errors ?? [];
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const isInside = ({ instancePath, keyword }: ErrorObject) =>
    alternatives.some((place) =>
      keyword === 'anyOf' ? instancePath.startsWith(`${place}/`) : `${instancePath}/`.startsWith(`${place}/`),
    );
  return errors
    .filter((error) => !isInside(error))
    .map((error) => {
      const extra =
        error.keyword === 'additionalProperties' ? pointerPart(String(error.params['additionalProperty'])) : '';
      return problemAt(source, error.instancePath + extra, described(error));
    });
}
