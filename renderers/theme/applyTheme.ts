import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Theme } from './themeOf.ts';
import { tokens } from './tokens.css.ts';

/**
 * Sets every token on a root element. Properties set by script are not inline styles, so a strict content security
 * policy allows them.
 */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  for (const [name, value] of Object.entries(assignInlineVars(tokens, theme))) root.style.setProperty(name, value);
}
