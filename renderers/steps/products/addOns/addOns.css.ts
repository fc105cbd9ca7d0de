import { style } from '@vanilla-extract/css';
import { narrow } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const cards = style({ display: 'grid', gap: tokens.space.l, minWidth: 0 });

export const card = style({
  display: 'grid',
  gap: tokens.space.m,
  minWidth: 0,
  padding: tokens.space.l,
  border: `1.5px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
});
export const addedCard = style([
  card,
  { borderColor: tokens.color.brandText, boxShadow: `inset 0 0 0 1px ${tokens.color.brandText}` },
]);

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space.m,
  minHeight: tokens.size.touch,
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
});
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
  ':focus-visible': {
    outline: `3px solid ${tokens.color.brandText}`,
    outlineOffset: '4px',
    borderRadius: 'inherit',
  },
  scrollMarginBlockEnd: '80px',
});
export const texts = style({ display: 'grid', gap: '2px', minWidth: 0, lineHeight: 1.4 });
export const name = style({ fontWeight: tokens.type.semibold });
export const quiet = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
export const price = style({ fontWeight: tokens.type.medium, fontVariantNumeric: 'tabular-nums' });
export const instructions = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft, lineHeight: 1.5 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
});

export const editor = style({
  display: 'grid',
  gap: tokens.space.l,
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  // Plans are not cut off.
  '@media': { [narrow]: { padding: 0, background: 'none' } },
});
export const editorButtons = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.m });

export const images = style({ display: 'grid', gap: tokens.space.m, gridTemplateColumns: '1fr' });
export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: tokens.radius.control,
});
export const part = style({ display: 'grid', gap: tokens.space.s });
