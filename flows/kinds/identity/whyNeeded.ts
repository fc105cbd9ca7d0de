/** The texts of the side panel that explains why a photo or document is needed: its link, and the reasons. */
export const whyNeeded = {
  type: 'object',
  additionalProperties: false,
  required: ['label', 'reasons'],
  properties: {
    label: { type: 'string', minLength: 1 },
    reasons: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
  },
} as const;
