import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** One line, and up to seven more of 24 pixels. */
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  maxHeight: 208,
  padding: `8px ${tokens.space.xs}`,
  border: 0,
  background: 'none',
  // Smaller letters would have an iPhone zoom in.
  fontSize: tokens.type.body,
  lineHeight: '24px',
  // Where it is known, what was drawn by the server has its height before there is code.
  fieldSizing: 'content',
  resize: 'none',
  outline: 'none',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: tokens.color.inkSoft, opacity: 1 } },
});
