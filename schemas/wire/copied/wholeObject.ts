interface Properties {
  readonly [name: string]: object;
}

/** The schema of an object with all of these properties, and no others. */
export const wholeObject = <const Title extends string, const Of extends Properties>(title: Title, properties: Of) => ({
  title,
  type: 'object' as const,
  additionalProperties: false as const,
  required: namesOf(properties),
  properties,
});

const namesOf = <Of extends Properties>(properties: Of): readonly (keyof Of & string)[] => Object.keys(properties);

export const text = { type: 'string' } as const;
export const textOrNull = { type: ['string', 'null'] } as const;
export const count = { type: 'integer' } as const;
export const countOrNull = { type: ['integer', 'null'] } as const;
export const flag = { type: 'boolean' } as const;
