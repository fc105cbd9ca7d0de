/** The kinds of picture files, by the ending of their names. */
export const contentTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;

/** A picture as it is served. */
export interface Picture {
  readonly extension: keyof typeof contentTypes;
  readonly content: string | Buffer;
}
