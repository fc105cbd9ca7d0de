import * as fc from 'fast-check';

/** The part of JSON Schema that the wire uses. */
export interface WireSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly properties?: { readonly [name: string]: WireSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | WireSchema;
  readonly items?: WireSchema;
  readonly anyOf?: readonly WireSchema[];
}

const nasty = fc.constantFrom<unknown>(
  '\0',
  'a\0b',
  '\ud800',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  'x'.repeat(20_000),
  '',
  ' ',
  'ＮＹ',
  '02-30-1980',
  '1'.repeat(24),
  -1,
  0,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { $gt: '' },
  { toString: 1 },
  { value: { value: {} } },
);

/** Anything that a client could send. */
const anything = fc.oneof({ weight: 2, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) });

function ofType(schema: WireSchema, type: string | undefined): fc.Arbitrary<unknown> {
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({
            unit: 'binary',
            minLength: schema.minLength ?? 0,
            maxLength: Math.min(schema.maxLength ?? 60, 60),
          });
    case 'array':
      return fc.array(like(schema.items ?? {}), { maxLength: 4 });
    case 'object': {
      const named = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, like(inner)] as const);
      const required = Object.fromEntries(named);
      const others =
        typeof schema.additionalProperties === 'object'
          ? fc.dictionary(fc.constantFrom('value', 'details', 'details.other'), like(schema.additionalProperties), {
              maxKeys: 3,
            })
          : fc.constant({});
      return fc
        .tuple(fc.record(required, { requiredKeys: [...(schema.required ?? [])] }), others)
        .map(([own, more]) => Object.assign({}, own, more));
    }
    case 'null':
      return fc.constant(null);
    default:
      return anything;
  }
}

/** Values that match a schema. */
function like(schema: WireSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(like));
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(schema, type)));
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values near a schema: right ones, and ones with a part replaced, taken away or added, at any depth. */
export const near = (schema: WireSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: like(schema) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          like(schema),
          fc.array(fc.nat(), { maxLength: 3 }),
          anything,
          fc.constantFrom('replace', 'remove', 'add'),
        )
        .map(damage),
    },
    { weight: 1, arbitrary: anything },
  );

function damage([value, path, by, how]: [unknown, number[], unknown, string]): unknown {
  if (!isRecord(value)) return by;
  const names = Object.keys(value);
  const name = names[(path[0] ?? 0) % Math.max(names.length, 1)];
  if (how === 'add' || name === undefined) return { ...value, extra: by };
  const { [name]: inner, ...rest } = value;
  if (path.length > 1 && isRecord(inner)) return { ...rest, [name]: damage([inner, path.slice(1), by, how]) };
  return how === 'remove' ? rest : { ...rest, [name]: by };
}
