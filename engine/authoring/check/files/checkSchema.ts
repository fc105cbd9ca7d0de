import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { stepSetSchemaOf, type StepSet } from '#schemas/flow/stepSet.ts';
import { conditionProblems } from './conditionProblems.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import type { FindingCode } from '../../finding/findingTexts.ts';
import { groupBy } from '../../read/groupBy.ts';
import { patternProblems } from './patternProblems.ts';
import { pointerPart } from '../../read/readJson.ts';
import { refusedWitness } from '../../finding/refusedWitness.ts';
import { flowNameOf, type Source } from '../../read/Source.ts';
import type { StepLanguage } from '../../read/StepLanguage.ts';
import { valueAt } from '../../read/valueAt.ts';

const options = { allErrors: true, discriminator: true, strict: false, allowUnionTypes: true } as const;

/** Texts for patients; a missing one is reported as a missing text. */
const copyKeys = new Set(['title', 'label', 'text', 'continueLabel', 'name']);

/** Places where one of several shapes is allowed: Ajv reports the errors of every shape there. */
const conditionPlace = /^(?:\/conditions\/[^/]+|.*?\/when)(?=\/|$)/;
const variantPlace = /^\/sections\/[^/]+\/\d+\/(?:fields|items)\/\d+(?=\/|$)/;
const factPlace = /^\/(?:facts\/[^/]+|effects\/[^/]+\/learns(?:OnFailure)?\/[^/]+)(?=\/|$)/;

const listed = (values: readonly unknown[]) => values.map((one) => `'${String(one)}'`).join(', ');

const lastPart = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

function described({ keyword, params, instancePath, message }: ErrorObject): string {
  const last = lastPart(instancePath);
  switch (keyword) {
    case 'required':
      return `'${String(params['missingProperty'])}' is missing`;
    case 'additionalProperties':
      return `'${String(params['additionalProperty'])}' is not known here`;
    case 'enum':
      return `'${last}' must be one of ${listed(params['allowedValues'])}`;
    case 'type':
      return `'${last}' must be of type ${String(params['type'])}`;
    case 'minLength':
      return `'${last}' is empty`;
    case 'discriminator':
      return `'${String(params['tag'])}' is missing or names no known step kind`;
    default:
      return `'${last}' ${message ?? 'is not allowed'}`;
  }
}

function codeOf({ keyword, params, instancePath }: ErrorObject): FindingCode {
  const missing = keyword === 'required' ? String(params['missingProperty']) : lastPart(instancePath);
  return copyKeys.has(missing) && ['required', 'minLength'].includes(keyword) ? 'missingCopy' : 'schema';
}

interface Problem {
  readonly pointer: string;
  readonly what: string;
  readonly code: FindingCode;
}

const plain = (error: ErrorObject): Problem => ({
  pointer:
    error.keyword === 'additionalProperties'
      ? error.instancePath + pointerPart(String(error.params['additionalProperty']))
      : error.instancePath,
  what: described(error),
  code: codeOf(error),
});

const branchOf = ({ schemaPath }: ErrorObject) => /^.*\/oneOf\/\d+(?=\/)/.exec(schemaPath)?.[0];

/** For a field or item that matches none of its shapes: the errors of the shape that its type or kind names. */
function variantProblems(place: string, errors: readonly ErrorObject[]): readonly Problem[] {
  const others = new Set(
    errors.filter((one) => one.keyword === 'const' && one.instancePath.startsWith(place)).map(branchOf),
  );
  const named = errors.filter((one) => one.keyword !== 'oneOf' && !others.has(branchOf(one)));
  return named.length > 0
    ? named.map(plain)
    : [{ pointer: place, what: `'type' or 'kind' is missing or not known here`, code: 'schema' }];
}

function problemsAt(value: unknown, errors: readonly ErrorObject[]): readonly Problem[] {
  const groups = groupBy(
    errors,
    ({ instancePath }) =>
      [conditionPlace, variantPlace, factPlace].map((place) => place.exec(instancePath)?.[0]).find(Boolean) ?? '',
  );
  return [...groups].flatMap(([place, group]) => {
    if (place === '') return group.map(plain);
    if (variantPlace.test(place) && !conditionPlace.test(place)) return variantProblems(place, group);
    if (factPlace.test(place))
      return [{ pointer: place, what: `a fact is "boolean", "number", "string" or { "enum": [ … ] }`, code: 'schema' }];
    const found = conditionProblems(valueAt(value, place), place);
    return found.length > 0 ? found.map((one) => ({ ...one, code: 'schema' as const })) : group.map(plain);
  });
}

interface Checked {
  readonly set?: StepSet;
  readonly findings: readonly Finding[];
}

/** A step language with its compiled validators. */
interface Reader {
  readonly validate: ValidateFunction<StepSet>;
  /**
   * Results by source. Most sources are unchanged from one check to the next, because an author edits one file at a
   * time.
   */
  readonly known: WeakMap<Source, Checked>;
}

const readers = new WeakMap<StepLanguage, Reader>();

function readerOf(language: StepLanguage): Reader {
  const reader = readers.get(language) ?? {
    validate: new Ajv(options).compile<StepSet>(stepSetSchemaOf(language.schemas)),
    known: new WeakMap<Source, Checked>(),
  };
  readers.set(language, reader);
  return reader;
}

/** Validates a source as a step set. Returns the set or its problems. */
export function checkSchema(language: StepLanguage, source: Source): Checked {
  const { known, validate } = readerOf(language);
  const before = known.get(source) ?? check(language.kinds, validate, source);
  known.set(source, before);
  return before;
}

function check(kinds: Kinds, validate: Reader['validate'], source: Source): Checked {
  const unread = (code: FindingCode, pointer: string, what: string) => {
    const name = flowNameOf(source);
    return findingAt(code, source.place(pointer), what, refusedWitness(name, [name], what));
  };
  if (source.broken) return { findings: [unread('notJson', '', `this is no JSON: ${source.broken.message}`)] };
  const repeated = source.repeated.map((pointer) => {
    const code = /^\/sections\/[^/]+$/.test(pointer) ? 'duplicateSection' : 'repeatedKey';
    return findingAt(code, source.place(pointer), `'${lastPart(pointer)}' occurs twice`);
  });
  const { value } = source;
  if (validate(value)) {
    const patterns = patternProblems(kinds, value).map(({ pointer, what }) => unread('invalidPattern', pointer, what));
    return { ...(patterns.length === 0 && { set: value }), findings: [...repeated, ...patterns] };
  }
  const problems = problemsAt(value, validate.errors ?? []);
  const distinct = new Map(problems.map((one) => [`${one.pointer} ${one.what}`, one]));
  const found = [...distinct.values()].map(({ pointer, what, code }) => unread(code, pointer, what));
  return { findings: [...repeated, ...found] };
}
