import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

/** As wide as its place. */
export const notice = style({
  display: 'grid',
  flexBasis: '100%',
  gap: tokens.space.s,
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.warningSoft,
  color: tokens.color.ink,
});

export const title = style({ color: tokens.color.warning, fontWeight: tokens.type.semibold });

export const text = style({
  maxHeight: 96,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: tokens.type.small,
  lineHeight: '24px',
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });
