import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;
const PRELOAD = /<link rel="modulepreload"[^>]*>\s*/g;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;

/** A built page without its style sheets and its code, and what they hold. */
export interface StyledPage {
  readonly html: string;
  readonly css: string;
  /** The paths of the style sheets. */
  readonly sheets: readonly string[];
  /** What loads the code of the page. */
  readonly preloads: string;
  /** What starts it: a few bytes, which are not worth a request. */
  readonly start: string;
}

/** The script at a path as one that stands in the page; empty where a page has none. */
const startOf = (directory: string, path: string | undefined): string =>
  path === undefined
    ? ''
    : readFileSync(join(directory, path), 'utf8').replaceAll(
        /(\bfrom\s*|\bimport\(?\s*)(["'`])\.\//g,
        (_, word: string, quote: string) => `${word}${quote}${dirname(path)}/`,
      );

/** Reads a built page and takes its style sheets and its code out of it, to be put into it where they are needed. */
export function readStyledPage(directory: string, name: string): StyledPage {
  const html = readFileSync(join(directory, name), 'utf8');
  const sheets = [...html.matchAll(SHEET)].map(([, path = '']) => path);
  const css = sheets.map((path) => readFileSync(join(directory, path), 'utf8')).join('');
  const start = startOf(directory, ENTRY.exec(html)?.[1]);
  const preloads = [...html.matchAll(PRELOAD)].map(([link]) => link.trim()).join('');
  return { html: html.replaceAll(SHEET, '').replaceAll(PRELOAD, '').replace(ENTRY, ''), css, sheets, preloads, start };
}

/**
 * A page with its first screen. What it is drawn of stands before it, what only its code needs behind it, and nothing is drawn
 * before the whole screen can be: what came later would move what is there. Browsers take an element to be there once it has
 * begun, so that the one behind the screen is waited for.
 */
export function drawnPage(
  html: string,
  { preloads, start }: StyledPage,
  { head, screen, data }: { readonly head: string; readonly screen: string; readonly data: string },
): string {
  return html
    .replace('</head>', () => `${head}<link rel="expect" href="#start" blocking="render"></head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${screen}</div>${preloads}<script type="module" id="start">${start}</script>${data}`,
    );
}

/** The hash by which a content policy allows what stands in a page. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A content policy that allows what stands in the page itself, too: a style sheet, and the scripts of a few bytes. */
export const allowing = (
  policy: string,
  { style, scripts }: { readonly style: string; readonly scripts: readonly string[] },
): string =>
  policy
    .replace("style-src 'self'", `style-src 'self' '${hashOf(style)}'`)
    .replace("script-src 'self'", `script-src 'self' ${scripts.map((script) => `'${hashOf(script)}'`).join(' ')}`);

/** A script that runs in a page before all others. */
export const earlyTag = (script: string): string => `<script id="early">${script}</script>`;

/** A value as JSON in a page, which runs nothing. */
export const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
