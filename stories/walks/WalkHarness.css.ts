import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Below the patient's page, and visibly not part of it. */
export const told = style({
  padding: tokens.space.l,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  background: tokens.color.sunken,
  color: tokens.color.ink,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});
