import type { Theme } from '#renderers/theme/themeOf.ts';

/** What stands on the first screen of a page before any code has run. */
export interface FirstScreen {
  readonly headings: readonly string[];
  /** By their labels. */
  readonly fields: readonly string[];
  /** The button with its colors in the organization's theme. */
  readonly button: {
    readonly name: string;
    readonly ground: keyof Theme['color'];
    readonly text: keyof Theme['color'];
  };
}
