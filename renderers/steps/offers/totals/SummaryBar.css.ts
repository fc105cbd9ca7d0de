import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const bar = style({
  display: 'grid',
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
  selectors: {
    '&[data-sticky="true"]': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBottom: `max(${tokens.space.l}, env(safe-area-inset-bottom))`,
      maxHeight: '60dvh',
      overflowY: 'auto',
      boxShadow: tokens.shadow.raised,
    },
  },
  '@media': {
    // With a keyboard open on a small screen, there is no room for a fixed bar.
    '(max-height: 480px)': { selectors: { '&[data-sticky="true"]': { position: 'static', maxHeight: 'none' } } },
    [desktop]: {
      padding: tokens.space.xl,
      gap: tokens.space.l,
      position: 'sticky',
      top: '112px',
      selectors: { '&[data-sticky="true"]': { position: 'sticky', bottom: 'auto', maxHeight: 'none' } },
    },
  },
});
