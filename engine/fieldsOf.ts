import type { Details, NoneOption, Option } from '#schemas/flow/option.ts';
import type { ReviewItem, Step, StepOf } from '#schemas/flow/step.ts';
import type { FormField } from '#schemas/flow/steps/formStep.ts';
import type { Applies, Field } from './Field.ts';

const MAX_SHORT = 250;
const MAX_LONG = 5000;

/** The value that stands for "none of these" where the definition names no other. */
export const NONE = 'none';

/** The ten digits of a US phone number. */
const PHONE = { maxLength: 10, pattern: '^\\d{10}$' } as const;

/** The five digits of a code that was sent. */
const CODE = { maxLength: 5, pattern: '^\\d{5}$' } as const;

/** A day as YYYY-MM-DD. */
const DATE = { maxLength: 10, pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' } as const;

/** Longest id under which an application keeps a photo. */
const MAX_ID = 64;

/** Lowest and highest height that the rules accept: 1 ft 0 in to 10 ft 12 in, in inches. */
const HEIGHT = { minimum: 12, maximum: 132 } as const;

const named = (prefix: string, name: string) =>
  prefix === '' ? name : name === 'value' ? prefix : `${prefix}.${name}`;

function detailsField(details: Details, name: string, applies: Applies, saves?: string): Field {
  return {
    name,
    type: 'text',
    required: true,
    maxLength: details.maxLength ?? MAX_LONG,
    applies,
    ...(saves && { saves }),
  };
}

function optionDetails(options: readonly Option[], prefix: string, many: boolean): Field[] {
  const main = named(prefix, 'value');
  return options.flatMap((option) =>
    option.details
      ? [
          detailsField(
            option.details,
            named(prefix, `details.${option.value}`),
            many ? { field: main, includes: option.value } : { field: main, is: option.value },
          ),
        ]
      : [],
  );
}

function choicesField(
  name: string,
  options: readonly Option[],
  none: NoneOption | undefined,
  required: boolean,
): Field {
  const saved = options.flatMap((o) => (o.saves ? [[o.value, o.saves] as const] : []));
  const noneValue = none && (none.value ?? NONE);
  return {
    name,
    type: 'choices',
    required,
    options: noneValue ? [...options.map((o) => o.value), noneValue] : options.map((o) => o.value),
    ...(noneValue && { none: noneValue }),
    ...(saved.length > 0 && { savesEach: Object.fromEntries(saved) }),
  };
}

function formField(field: FormField): Field {
  const base = {
    name: field.id,
    required: !field.optional,
    ...(field.saves && { saves: field.saves }),
    ...(field.errors && { errors: field.errors }),
  };
  switch (field.type) {
    case 'choice':
      return { ...base, type: 'choice', options: [...field.options.map((o) => o.value), ...(field.accepts ?? [])] };
    case 'select':
      return {
        ...base,
        type: 'text',
        maxLength: MAX_SHORT,
        ...(field.pattern && { pattern: field.pattern }),
        ...(field.excludes && { excludes: field.excludes }),
      };
    case 'text':
      return {
        ...base,
        type: 'text',
        maxLength: field.maxLength ?? MAX_SHORT,
        ...(field.minLength !== undefined && { minLength: field.minLength }),
        ...(field.pattern && { pattern: field.pattern }),
      };
    case 'number':
      return {
        ...base,
        type: 'number',
        integer: field.integer ?? false,
        ...(field.minimum !== undefined && { minimum: field.minimum }),
        ...(field.exclusiveMinimum !== undefined && { exclusiveMinimum: field.exclusiveMinimum }),
        ...(field.maximum !== undefined && { maximum: field.maximum }),
      };
    case 'phone':
      return { ...base, type: 'text', ...PHONE };
    case 'constant':
      return { ...base, type: 'choice', options: [field.value] };
    case 'height':
      return { ...base, type: 'number', integer: true, ...HEIGHT };
    case 'birthday':
      return { ...base, type: 'birthday', minAge: field.minAge ?? 0, maxAge: field.maxAge ?? 150 };
  }
}

/** What a checkout asks beside the address: the card that is kept or a new one, and a discount code. */
const checkoutFields: readonly Field[] = [
  { name: 'payment', type: 'choice', required: true, options: ['saved', 'new'], saves: 'checkout.payment' },
  { name: 'promo-code', type: 'text', required: false, maxLength: 20, saves: 'checkout.promo_code' },
];

/** What the screens of an identity verification lead to; each allows some of it. */
const identityChoice = (options: readonly string[]): Field => ({
  name: 'value',
  type: 'choice',
  required: true,
  options,
  saves: 'identity.choice',
});

const codeFields = ({ errors }: StepOf<'code'>): readonly Field[] => [
  { name: 'action', type: 'choice', required: true, options: ['verify', 'resend'], saves: 'code.action' },
  {
    name: 'value',
    type: 'text',
    required: true,
    ...CODE,
    applies: { field: 'action', is: 'verify' },
    saves: 'code.digits',
    errors: { invalid: errors.missing },
  },
];

/** The fields of a step; inside a review each item's fields carry the item's id as prefix. */
export function fieldsOf(step: Step | ReviewItem, prefix = ''): readonly Field[] {
  const required = !step.optional;
  const main = named(prefix, 'value');
  switch (step.kind) {
    case 'intro':
    case 'notice':
    case 'treatment':
    case 'plan':
    case 'add-ons':
    case 'membership':
      return [];
    case 'form':
      return step.fields.map(formField);
    case 'checkout':
      return [...step.fields.map(formField), ...checkoutFields];
    case 'review':
      return step.items.flatMap((item) => fieldsOf(item, item.id));
    case 'yes-no': {
      const value: Field = { name: main, type: 'boolean', required, ...(step.saves && { saves: step.saves.value }) };
      return step.details
        ? [value, detailsField(step.details, named(prefix, 'details'), { field: main, is: true }, step.saves?.details)]
        : [value];
    }
    case 'checklist':
      return [choicesField(main, step.options, step.none, required), ...optionDetails(step.options, prefix, true)];
    case 'identity':
      return [identityChoice(['begin', 'later'])];
    case 'identity-images':
      return [identityChoice(['id', 'selfie', 'continue', 'later'])];
    case 'photo':
      return [{ name: main, type: 'text', required, maxLength: MAX_ID, saves: 'identity.photo' }];
    case 'code':
      return codeFields(step);
    case 'decision':
      return [
        {
          name: main,
          type: 'choice',
          required,
          options: step.actions.map((action) => action.value),
          saves: step.saves,
        },
      ];
    case 'date':
      return [
        { name: main, type: 'text', required, ...DATE, saves: step.saves, errors: { invalid: step.errors.missing } },
      ];
    case 'protocol-cards':
      return [{ name: main, type: 'choice', required, options: step.options.map((o) => o.value) }];
    case 'choice':
      return [
        { name: main, type: 'choice', required, options: step.options.map((o) => o.value) },
        ...optionDetails(step.options, prefix, false),
      ];
    case 'short-text':
    case 'long-text':
      return [
        {
          name: main,
          type: 'text',
          required,
          maxLength: step.maxLength ?? (step.kind === 'short-text' ? MAX_SHORT : MAX_LONG),
        },
      ];
  }
}
