import { escapeHtml } from '../../kernel/http/escapeHtml.ts';

/** What may stand for a brand in an SVG, by the token that it replaces. */
export interface SvgTokens {
  /** Colors as #rrggbb. */
  readonly primary: string;
  readonly accent: string;
  readonly background: string;
  /** The brand's name, and its first character. */
  readonly name: string;
  readonly initial: string;
  /** How wide the name is about, in pixels at a letter size of 24. */
  readonly width: string;
}

/** An SVG with its tokens filled in: `{primary}`, `{accent}`, `{background}`, `{name}`, `{initial}` and `{width}`. */
export const filledSvg = (svg: string, tokens: SvgTokens): string =>
  Object.entries(tokens).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => escapeHtml(value)), svg);
