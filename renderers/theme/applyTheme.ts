import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Theme } from './themeOf.ts';
import { tokens } from './tokens.css.ts';

/** Sets every token on a root element; set properties are no inline style and pass a strict content policy. */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  for (const [name, value] of Object.entries(assignInlineVars(tokens, theme))) root.style.setProperty(name, value);
}
