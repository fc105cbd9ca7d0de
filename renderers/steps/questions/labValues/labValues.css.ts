import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { visuallyHidden } from '#renderers/ui/layout/VisuallyHidden.css.ts';

export { option, popup, positioner } from '#renderers/ui/inputs/suggestions.css.ts';

export const none = style({ padding: tokens.space.m, color: tokens.color.inkSoft });

/** The value and its unit stand beside each other: one is read with the other. */
export const editor = style({ display: 'grid', gap: tokens.space.l });

export const measured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space.l,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

export const heading = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
});

export const list = style({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const entry = style({
  padding: `${tokens.space.m} ${tokens.space.l}`,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});

export const name = style({
  fontWeight: tokens.type.medium,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});

export const value = style({
  justifySelf: 'end',
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const fault = style({ gridColumn: '1 / -1' });

/** On a phone the buttons have a line of their own. */
export const entryButtons = style([buttons, { gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } }]);

export const section = style({ display: 'grid', gap: tokens.space.m });

/** What was done, for screen readers. */
export const told = visuallyHidden;
