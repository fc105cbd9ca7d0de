import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;

/** A built page without its style sheets, and what they hold. */
export interface StyledPage {
  readonly html: string;
  readonly css: string;
  /** The paths of the style sheets. */
  readonly sheets: readonly string[];
}

/** Reads a built page and takes its style sheets out of it, to be put into its head. */
export function readStyledPage(directory: string, name: string): StyledPage {
  const html = readFileSync(join(directory, name), 'utf8');
  const sheets = [...html.matchAll(SHEET)].map(([, path = '']) => path);
  const css = sheets.map((path) => readFileSync(join(directory, path), 'utf8')).join('');
  return { html: html.replaceAll(SHEET, ''), css, sheets };
}

/** The hash by which a content policy allows what stands in a page. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A content policy that allows what stands in the page itself, too: a style sheet, and a script that runs before all others. */
export const allowing = (
  policy: string,
  { style, script }: { readonly style: string; readonly script: string },
): string =>
  policy
    .replace("style-src 'self'", `style-src 'self' '${hashOf(style)}'`)
    .replace("script-src 'self'", `script-src 'self' '${hashOf(script)}'`);

/** A script that runs in a page before all others. */
export const earlyTag = (script: string): string => `<script id="early">${script}</script>`;

/** A value as JSON in a page, which runs nothing. */
export const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
