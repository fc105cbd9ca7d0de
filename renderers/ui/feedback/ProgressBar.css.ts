import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

const filled = { background: tokens.color.brandText, borderRadius: tokens.radius.round };

export const row = style({ display: 'flex', alignItems: 'center', gap: tokens.space.m });

export const bar = style({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  height: 4,
  border: 0,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandLine,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    // A bar that grows slowly would have the page laid out anew for each frame.
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});

export const place = style({
  fontSize: tokens.type.tiny,
  color: tokens.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
