import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const list = style({ display: 'grid', minWidth: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: tokens.space.s,
  alignItems: 'start',
  paddingBlock: tokens.space.m,
  borderBottom: `1px solid ${tokens.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto', gap: tokens.space.l } },
});
export const question = style({
  gridColumn: '1 / -1',
  fontWeight: tokens.type.medium,
  lineHeight: 1.45,
  '@media': { [wide]: { gridColumn: 'auto' } },
});
export const answer = style({ display: 'grid', gap: tokens.space.xs, minWidth: 0, lineHeight: 1.45 });

/** On the line of the answer, although a button is higher than a line. */
export const change = style({ marginBlock: '-12px' });
export const changeAll = style({ justifySelf: 'end' });
