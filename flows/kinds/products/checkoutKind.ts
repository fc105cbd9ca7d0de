import type { JSONSchema } from 'json-schema-to-ts';
import type { Field } from '#engine/definition/Field.ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import type { FormField } from '../fields/fieldTypes.ts';
import { formFields } from '../fields/formFields.ts';
import { formParts } from '../fields/formParts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/**
 * Postal address, card, discount code and the sums on one screen. Besides its `fields`, the answer contains `payment`
 * (saved or new card) and `promo-code`; the facts `checkout.payment` and `checkout.promo_code` hold them.
 */
export const checkoutSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'fields', 'address', 'payment', 'coupon', 'summary', 'submit'],
  properties: {
    ...stepBase,
    kind: { const: 'checkout' },
    /** The title by type of the product bought. */
    titles: {
      type: 'object',
      additionalProperties: false,
      properties: { coaching_membership: text, lab: text, supplement: text },
    },
    /** The text at the top: what is charged, and when. */
    notice: text,
    /** The fields of the postal address. */
    fields: formFields,
    address: {
      type: 'object',
      additionalProperties: false,
      required: ['edit', 'cancel', 'next', 'invalid'],
      /** `invalid` is shown when the order cannot be sent. */
      properties: { edit: text, cancel: text, next: text, invalid: text },
    },
    payment: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'edit', 'cancel', 'expired', 'incomplete'],
      properties: { title: text, edit: text, cancel: text, expired: text, incomplete: text },
    },
    coupon: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'apply', 'applied', 'notApplicable', 'invalid', 'tooLong'],
      properties: {
        label: text,
        apply: text,
        applied: text,
        notApplicable: text,
        invalid: text,
        tooLong: text,
      },
    },
    smsPolicy: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'title', 'body'],
      properties: { label: text, title: text, body: { type: 'array', minItems: 1, items: text } },
    },
    badges: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['icon', 'text'],
        properties: { icon: { type: 'string', enum: ['shield', 'lock', 'doctor', 'package'] }, text },
      },
    },
    summary: {
      type: 'object',
      additionalProperties: false,
      required: [
        'title',
        'protocol',
        'program',
        'addons',
        'labWork',
        'free',
        'shipping',
        'subTotal',
        'specialDiscount',
        'savings',
        'total',
        'clinicalAssistance',
        'customProtocol',
      ],
      properties: {
        title: text,
        protocol: text,
        /** Used instead of `protocol` for a coaching membership. */
        program: text,
        addons: text,
        labWork: text,
        free: text,
        shipping: text,
        subTotal: text,
        specialDiscount: text,
        savings: text,
        total: text,
        clinicalAssistance: text,
        customProtocol: text,
        /** The benefits of a coaching membership, by its type. */
        coaching: {
          type: 'object',
          additionalProperties: false,
          required: ['advanced', 'other'],
          properties: { advanced: text, other: text },
        },
      },
    },
    /** The way to what was chosen, where a dose has to be chosen again. */
    chosen: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'section'],
      properties: { label: text, section: text },
    },
    submit: text,
  },
} as const satisfies JSONSchema;

export type CheckoutStep = Omit<StepFrom<typeof checkoutSchema>, 'fields'> & { readonly fields: readonly FormField[] };

/** The fields besides the postal address: saved or new card, and a discount code. */
const ownFields: readonly Field[] = [
  { name: 'payment', type: 'choice', required: true, options: ['saved', 'new'], saves: 'checkout.payment' },
  { name: 'promo-code', type: 'text', required: false, maxLength: 20, saves: 'checkout.promo_code' },
];

export const checkoutKind: KindDefinition<CheckoutStep> = {
  ...formParts,
  keepsIn: 'facts',
  secret: true,
  fields: (step) => [...formParts.fields(step), ...ownFields],
};

export const checkoutSample: Sample<CheckoutStep> = {
  step: {
    id: 'checkout',
    kind: 'checkout',
    title: 'Checkout',
    notice: 'Money',
    fields: [{ id: 'street', type: 'text', label: 'Street', saves: 'own.street' }],
    address: { edit: 'Edit', cancel: 'Cancel', next: 'Next', invalid: 'Wrong' },
    payment: { title: 'Pay', edit: 'Edit', cancel: 'Cancel', expired: 'Old', incomplete: 'Part' },
    coupon: { label: 'Code', apply: 'Apply', applied: 'Yes', notApplicable: 'No', invalid: 'No', tooLong: 'Long' },
    smsPolicy: { label: 'SMS', title: 'SMS', body: ['SMS'] },
    badges: [],
    summary: {
      title: 'Sum',
      protocol: 'P',
      program: 'P',
      addons: 'A',
      labWork: 'L',
      free: 'F',
      shipping: 'S',
      subTotal: 'Sum',
      specialDiscount: 'D',
      savings: 'S',
      total: 'T',
      clinicalAssistance: 'C',
      customProtocol: 'C',
    },
    chosen: { label: 'Go', section: 'products' },
    submit: 'Submit',
  },
  answer: { street: 'street', payment: 'new', 'promo-code': 'promo' },
};
