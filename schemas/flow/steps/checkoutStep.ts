import type { JSONSchema } from 'json-schema-to-ts';
import { formFields } from './formStep.ts';
import { stepBase } from './stepBase.ts';

const text = { type: 'string', minLength: 1 } as const;

/**
 * Address, card, discount code and what it all comes to, on one screen. Beside its `fields` it answers `payment` (saved
 * or new card) and `promo-code`, held by the facts `checkout.payment` and `checkout.promo_code`.
 */
export const checkoutStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'fields', 'address', 'payment', 'coupon', 'summary', 'submit'],
  properties: {
    ...stepBase,
    kind: { const: 'checkout' },
    /** The title where a product of this type is bought. */
    titles: {
      type: 'object',
      additionalProperties: false,
      properties: { coaching_membership: text, lab: text, supplement: text },
    },
    /** Above everything else: what happens to the money, and when. */
    notice: text,
    /** The fields of the address. */
    fields: formFields,
    address: {
      type: 'object',
      additionalProperties: false,
      required: ['edit', 'cancel', 'next', 'invalid'],
      /** `invalid` says why the order cannot be sent. */
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
        /** In place of `protocol` for a coaching membership. */
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
        /** What a coaching membership is worth, by its type. */
        coaching: {
          type: 'object',
          additionalProperties: false,
          required: ['advanced', 'other'],
          properties: { advanced: text, other: text },
        },
      },
    },
    submit: text,
  },
} as const satisfies JSONSchema;
