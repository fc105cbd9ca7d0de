import type { Value } from '#schemas/flow/answer.ts';

/** When a field applies: when another field of the same step equals, or includes, a value. */
export type Applies =
  | { readonly field: string; readonly is: Value }
  | { readonly field: string; readonly includes: string };

interface FieldBase {
  /** Key in the step's answer; the main field is called `value`. */
  readonly name: string;
  readonly required: boolean;
  readonly applies?: Applies;
  /** The fact that holds the value instead of the step's own answer. */
  readonly saves?: string;
  /** Messages by problem code; `invalid` is used for codes without a message. */
  readonly errors?: { readonly [code: string]: string };
}

/** The numbers that are believed at once. Others count only when the patient has confirmed them. */
interface Believed {
  readonly minimum: number;
  readonly maximum: number;
  /** What is believed together with another number: factor times this one, divided by the other one to a power. */
  readonly ratio?: {
    /** The field of the other number. */
    readonly to: string;
    readonly factor: number;
    readonly power: number;
    readonly minimum: number;
    readonly maximum: number;
  };
}

/** The values that a field accepts. Lengths count characters, ages are whole years. */
export type FieldRule =
  | { readonly type: 'boolean' }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | {
      readonly type: 'choices';
      readonly options: readonly string[];
      /** The option that excludes all others. */
      readonly none?: string;
      /** The yes/no fact of each option, when options are saved one by one. */
      readonly savesEach?: { readonly [option: string]: string };
    }
  | {
      readonly type: 'text';
      readonly minLength?: number;
      readonly maxLength: number;
      readonly pattern?: string;
      readonly excludes?: readonly string[];
      /** What the text lists, for facts that are derived from it. */
      readonly lists?: string;
    }
  | {
      readonly type: 'number';
      readonly integer: boolean;
      readonly minimum?: number;
      readonly exclusiveMinimum?: number;
      readonly maximum?: number;
      readonly believed?: Believed;
    }
  /** The number of another field, once the patient has confirmed it. */
  | { readonly type: 'confirmation'; readonly of: string }
  | { readonly type: 'birthday'; readonly minAge: number; readonly maxAge: number };

/** One named value of a step's answer, with the rule for its values. */
export type Field = FieldBase & FieldRule;
