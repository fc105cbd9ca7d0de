import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.l,
  paddingBlock: tokens.space.l,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
});

export const label = style({ fontWeight: tokens.type.medium });

/** As high as a finger needs, whatever is drawn in it. */
export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: '52px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '7px 0',
      borderRadius: tokens.radius.round,
      background: tokens.color.control,
    },
    '&[data-checked]::before': { background: tokens.color.brand },
  },
});

export const thumb = style({
  position: 'absolute',
  top: '10px',
  left: '3px',
  width: '24px',
  height: '24px',
  borderRadius: tokens.radius.round,
  background: tokens.color.card,
  selectors: { '[data-checked] > &': { left: '25px' } },
});
