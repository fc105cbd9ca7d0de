import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const block = <const Kind extends string, const Of extends { readonly [name: string]: object }>(
  kind: Kind,
  properties: Of,
  required: readonly (keyof Of & string)[],
) => ({
  type: 'object' as const,
  additionalProperties: false as const,
  required: ['type' as const, ...required],
  properties: { type: { const: kind }, ...properties },
});

const line = { type: 'string', minLength: 1, maxLength: 200 } as const;

// Marked as pure so that bundles for browsers drop the schemas.

/** A video, which is loaded when somebody asks for it. */
const youtube = /* @__PURE__ */ block(
  'youtube',
  { video_id: { type: 'string', pattern: '^[\\w-]{11}$' }, title: line } as const,
  ['video_id', 'title'],
);

/** A picture of the organization's, by a path of the portal. */
const image = /* @__PURE__ */ block('image', { url: { type: 'string', maxLength: 500 }, alt: line } as const, [
  'url',
  'alt',
]);

const paragraph = /* @__PURE__ */ block(
  'paragraph',
  { text: { type: 'string', minLength: 1, maxLength: 4000 } } as const,
  ['text'],
);

const list = /* @__PURE__ */ block(
  'list',
  {
    ordered: { type: 'boolean' },
    items: { type: 'array', minItems: 1, maxItems: 30, items: { type: 'string', minLength: 1, maxLength: 500 } },
  } as const,
  ['ordered', 'items'],
);

/** A link to a page of the portal, or to http(s), mailto or tel. */
const action = /* @__PURE__ */ block('action', { label: line, url: { type: 'string', maxLength: 500 } } as const, [
  'label',
  'url',
]);

/** A part of an announcement. */
export const messageBlockSchema = {
  title: 'MessageBlock',
  anyOf: [youtube, image, paragraph, list, action],
} as const satisfies JSONSchema;

export type MessageBlock = FromSchema<typeof messageBlockSchema>;
