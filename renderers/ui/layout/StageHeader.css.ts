import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const header = style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: tokens.space.s,
  minHeight: tokens.size.touch,
});

export const back = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: tokens.size.touch,
  height: tokens.size.touch,
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.quick}`,
  selectors: {
    '&:hover': { background: tokens.color.sunken },
    '&:focus-visible': { borderRadius: tokens.radius.round, outlineOffset: 0 },
  },
});

export const label = style({
  fontSize: tokens.type.body,
  fontWeight: tokens.type.semibold,
  textAlign: 'center',
  lineHeight: 1.3,
});

export const save = style({
  gridColumn: 3,
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: tokens.type.tiny,
  whiteSpace: 'nowrap',
  color: tokens.color.inkSoft,
});
export const unsaved = style([save, { color: tokens.color.warning, fontWeight: tokens.type.medium }]);

export const middle = style({ gridColumn: 2, display: 'grid', gap: tokens.space.s, justifyItems: 'center' });
export const stages = style({ display: 'flex', gap: '6px' });

/** Dots, so that the bar above a question is the only one. */
const stage = style({
  width: 8,
  height: 8,
  borderRadius: tokens.radius.round,
  transition: `background-color ${tokens.motion.calm}`,
});
export const stageState = styleVariants({
  filled: [stage, { background: tokens.color.brand }],
  open: [stage, { background: tokens.color.brandLine }],
});
