/** What a side panel says to whoever asks why something is needed: its link, and the reasons one by one. */
export const whyNeeded = {
  type: 'object',
  additionalProperties: false,
  required: ['label', 'reasons'],
  properties: {
    label: { type: 'string', minLength: 1 },
    reasons: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
  },
} as const;
