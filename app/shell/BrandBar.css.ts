import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.s}`,
  width: '100%',
});

export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.touch });

/** Room is kept for the logo, so that nothing moves when it arrives. */
export const logo = style({
  width: '126px',
  height: '27px',
  objectFit: 'contain',
  objectPosition: 'left',
});

export const actions = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

/** A word of the bar that can be pressed. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  padding: `0 ${tokens.space.s}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.brandSoft } },
});

export const notice = style({ flexBasis: '100%' });
