import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const bar = style({
  display: 'grid',
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: `1px solid ${tokens.color.warning}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.warningSoft,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: tokens.space.xl,
      padding: `${tokens.space.m} ${tokens.space.l}`,
    },
  },
});

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space.m,
  color: tokens.color.warning,
});

export const text = style({
  minWidth: 0,
  color: tokens.color.ink,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
});
