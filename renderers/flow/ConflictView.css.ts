import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';

export const conflict = style({ display: 'grid', gap: tokens.space.xl });
export const question = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });
export const sides = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});

const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: tokens.space.l,
  padding: tokens.space.xl,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  border: '1.5px solid',
  boxShadow: tokens.shadow.card,
});
export const sideOf = styleVariants({
  mine: [side, { borderColor: tokens.color.brandText }],
  theirs: [side, { borderColor: tokens.color.line }],
});
export const title = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft, lineHeight: 1.35 });
export const lines = style({
  display: 'grid',
  gap: tokens.space.s,
  alignContent: 'start',
  fontWeight: tokens.type.medium,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
