import { style, styleVariants } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

const floating = style({
  position: 'fixed',
  insetInline: tokens.space.m,
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  maxWidth: '640px',
  marginInline: 'auto',
  padding: `${tokens.space.m} ${tokens.space.l}`,
  border: `1px solid ${tokens.color.brandLine}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.floating,
});

/** At the foot of the screen, or in the frame of the dashboard, which has its navigation and what is written to the care team there. */
export const banner = styleVariants({
  foot: [floating, { bottom: `calc(env(safe-area-inset-bottom) + ${tokens.space.m})` }],
  // On a phone below the header; on a desktop in it, beside the navigation.
  frame: [
    floating,
    {
      top: `calc(60px + ${tokens.space.s})`,
      '@media': {
        [desktop]: {
          top: tokens.space.s,
          insetInlineStart: `calc(272px + ${tokens.space.huge})`,
          marginInline: 0,
          maxWidth: '540px',
          paddingBlock: 0,
        },
      },
    },
  ],
});

export const text = style({ fontWeight: tokens.type.medium });

export const actions = style({ display: 'flex', gap: tokens.space.s });
