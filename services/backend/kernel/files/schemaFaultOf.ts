import type { ErrorObject } from 'ajv';

/** What of a schema says in words what a value must be. */
interface Described {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: { readonly [name: string]: Described };
  readonly [keyword: string]: unknown;
}

const nouns: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function wordsOf({ description, type = [], enum: values }: Described): string {
  if (description !== undefined) return description;
  if (values) return `one of ${values.join(', ')}`;
  return [type]
    .flat()
    .map((one) => nouns[one] ?? one)
    .join(' or ');
}

const within = (place: string, name: unknown) => `${place}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Where a value breaks its schema, as a JSON pointer, and how, in words. The error is one of a verbose Ajv. */
export function schemaFaultOf({ keyword, instancePath, params, parentSchema, message }: ErrorObject): {
  readonly place: string;
  readonly what: string;
} {
  const schema: Described = parentSchema ?? {};
  const { properties = {} } = schema;
  switch (keyword) {
    case 'required': {
      const name = String(params['missingProperty']);
      return { place: within(instancePath, name), what: `is missing; it must be ${wordsOf(properties[name] ?? {})}` };
    }
    case 'additionalProperties': {
      const known = Object.keys(properties).join(', ');
      return {
        place: within(instancePath, params['additionalProperty']),
        what: `is not known; known here are ${known}`,
      };
    }
    case 'uniqueItems':
      return {
        place: within(instancePath, Math.max(Number(params['i']), Number(params['j']))),
        what: 'is the same as an entry before it; leave it out',
      };
    case 'minItems':
      return { place: instancePath, what: 'must have at least one entry' };
    case 'type':
    case 'enum':
    case 'pattern':
    case 'minProperties':
    case 'minimum':
    case 'maximum':
    case 'minLength':
      return { place: instancePath, what: `must be ${wordsOf(schema)}` };
    default:
      return { place: instancePath, what: message ?? `breaks the rule '${keyword}'` };
  }
}
