import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { conditionSchema, type Condition } from './condition.ts';
import { factTypeSchema, type FactType } from './factType.ts';
import type { StepBase } from './stepBase.ts';

/** The contract of an effect: the facts it may return, its error codes, and the facts it may return on failure. */
const effectSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    learns: { type: 'object', additionalProperties: factTypeSchema },
    fails: { type: 'array', items: { type: 'string', minLength: 1 } },
    learnsOnFailure: { type: 'object', additionalProperties: factTypeSchema },
  },
} as const satisfies JSONSchema;

/** A finding that the checker must accept, and the reason. */
const acknowledgementSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['finding', 'at', 'reason'],
  properties: {
    finding: { type: 'string', minLength: 1 },
    /** JSON pointer of the place. */
    at: { type: 'string' },
    reason: { type: 'string', minLength: 10 },
  },
} as const satisfies JSONSchema;

/** How to migrate answers of an earlier version to version `to`. */
const migrationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['to'],
  properties: {
    to: { type: 'integer', minimum: 2 },
    rename: { type: 'object', additionalProperties: { type: 'string' } },
    drop: { type: 'array', items: { type: 'string' } },
    map: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
} as const satisfies JSONSchema;

/**
 * An invariant: whenever the machine enters the state `before`, the condition named by `always` is true, or the one named by
 * `never` is not true.
 */
const invariantSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['before'],
  oneOf: [{ required: ['always'] }, { required: ['never'] }],
  properties: {
    before: { type: 'string', minLength: 1 },
    always: { type: 'string', minLength: 1 },
    never: { type: 'string', minLength: 1 },
    /** Why a path that violates it is deliberately allowed. */
    accepted: { type: 'string', minLength: 10 },
  },
} as const satisfies JSONSchema;

/**
 * A stop: while its condition is true, nothing can be chosen, paid or sent. `never` means that the treatment is not offered,
 * `provider-first` that a person decides before anything else.
 */
const stopSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'when', 'then', 'title', 'text'],
  properties: {
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 },
    /** The name of a condition of the same file. */
    when: { type: 'string', minLength: 1 },
    then: { type: 'string', enum: ['never', 'provider-first'] },
    title: { type: 'string', minLength: 1 },
    text: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

const slug = { type: 'string', pattern: '^[a-z][a-z0-9-]*$' } as const;

/**
 * The header that makes a step set an intake template: its name, its type and where its visit goes after the last
 * question.
 */
export const intakeTemplateHeaderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'type', 'end'],
  properties: {
    name: { type: 'string', minLength: 1 },
    /** One sentence that helps a patient choose a visit. */
    description: { type: 'string', minLength: 1 },
    type: { type: 'string', enum: ['medication', 'lab', 'coaching_membership', 'follow_up'] },
    end: {
      type: 'string',
      enum: [
        'follow-up',
        'lab-checkout',
        'membership',
        'protocol-selection',
        'identification',
        'treatment',
        'product-configure',
      ],
    },
    /** The products of the visit. Products and memberships are named by their slugs. */
    products: {
      type: 'object',
      additionalProperties: false,
      required: ['defaults'],
      properties: {
        defaults: { type: 'array', items: slug },
        addons: { type: 'array', items: slug },
        bestValue: slug,
        /** The lab product that comes with what is prescribed, at no price. */
        includedLab: slug,
        membership: slug,
        /** If present, the patient buys all of `defaults` together instead of one of them. */
        bundle: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: { title: { type: 'string', minLength: 1 }, image: { type: 'string', pattern: '^/' } },
        },
        /** If false, nothing is authorized or charged at checkout. */
        collectsPayment: { type: 'boolean' },
      },
    },
    /** State abbreviations in which the visit cannot be offered. */
    unavailable: { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' } },
  },
} as const satisfies JSONSchema;

type EffectContract = FromSchema<typeof effectSchema>;
type Acknowledgement = FromSchema<typeof acknowledgementSchema>;
export type Migration = FromSchema<typeof migrationSchema>;
/** Written by hand, because the type of a schema with `oneOf` and closed properties is lost. */
export interface Invariant {
  readonly before: string;
  readonly always?: string;
  readonly never?: string;
  readonly accepted?: string;
}
export type StopDefinition = Readonly<FromSchema<typeof stopSchema>>;
export type IntakeTemplateHeader = FromSchema<typeof intakeTemplateHeaderSchema>;

/** The step definitions of one flow or one intake template: the content of a `<flow>.steps.json`. */
export interface StepSet<S extends StepBase = StepBase> {
  readonly $schema?: string;
  readonly flow: string;
  readonly version: number;
  readonly template?: IntakeTemplateHeader;
  /** The application stores every answer under its step's id, as for a template, and choices as their labels. */
  readonly keepsAnswers?: boolean;
  readonly facts?: { readonly [ref: string]: FactType };
  readonly effects?: { readonly [name: string]: EffectContract };
  readonly conditions?: { readonly [name: string]: Condition };
  readonly stops?: readonly StopDefinition[];
  readonly sections: { readonly [name: string]: readonly S[] };
  readonly invariants?: readonly Invariant[];
  readonly migrations?: readonly Migration[];
  readonly acknowledged?: readonly Acknowledgement[];
}

const anyOf = (stepSchemas: { readonly [kind: string]: object }) => ({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(stepSchemas),
});

/**
 * The JSON Schema of {@link StepSet}; `flows/steps.schema.json` is generated from it for editors.
 *
 * @param stepSchemas the schema of each step kind, by its name
 */
export const stepSetSchemaOf = (stepSchemas: { readonly [kind: string]: object }) => ({
  $id: 'steps',
  type: 'object',
  additionalProperties: false,
  required: ['flow', 'version', 'sections'],
  definitions: { condition: conditionSchema },
  properties: {
    $schema: { type: 'string' },
    flow: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    version: { type: 'integer', minimum: 1 },
    template: intakeTemplateHeaderSchema,
    keepsAnswers: { type: 'boolean' },
    facts: { type: 'object', additionalProperties: factTypeSchema },
    effects: { type: 'object', additionalProperties: effectSchema },
    conditions: {
      type: 'object',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: { $ref: 'condition' },
    },
    stops: { type: 'array', items: stopSchema },
    sections: {
      type: 'object',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: { type: 'array', items: anyOf(stepSchemas) },
    },
    invariants: { type: 'array', items: invariantSchema },
    migrations: { type: 'array', items: migrationSchema },
    acknowledged: { type: 'array', items: acknowledgementSchema },
  },
});
