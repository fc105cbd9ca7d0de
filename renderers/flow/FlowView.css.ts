import { globalKeyframes, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';

// Global names instead of hashed ones, so that tools that watch animations can be told the names.
globalKeyframes('slide-forward', { from: { opacity: 0, translate: '36px 0' } });
globalKeyframes('slide-backward', { from: { opacity: 0, translate: '-36px 0' } });
const passing = keyframes({
  '0%, 100%': { opacity: 0, translate: '0 8px' },
  '10%, 85%': { opacity: 1, translate: '0 0' },
});

export const flow = style({ display: 'grid', gap: tokens.space.xl });

const slide = style({ minWidth: 0 });
export const slides = styleVariants(
  { none: undefined, forward: 'slide-forward', back: 'slide-backward' },
  (animation) => [
    slide,
    animation === undefined
      ? {}
      : {
          animation: `${animation} ${tokens.motion.calm} ${tokens.motion.ease}`,
          '@media': { [reducedMotion]: { animation: 'none' } },
        },
  ],
);

export const updated = style({
  position: 'fixed',
  insetInline: 0,
  bottom: '112px',
  zIndex: 3,
  width: 'fit-content',
  marginInline: 'auto',
  display: 'flex',
  gap: tokens.space.s,
  alignItems: 'center',
  padding: `${tokens.space.s} ${tokens.space.l}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.ink,
  color: tokens.color.card,
  fontSize: tokens.type.small,
  pointerEvents: 'none',
  animation: `${passing} 3s both`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const none = style({ position: 'absolute' });
