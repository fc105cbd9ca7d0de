import { keyframes, style } from '@vanilla-extract/css';

export const line = style({ display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', containerType: 'inline-size' });

export const still = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

const run = keyframes({
  '0%, 20%': { transform: 'none' },
  '80%, 100%': { transform: 'translateX(min(0px, 100cqw - 100%))' },
});

/** Stands still for whoever points at it, has opened what it stands in, or wants less motion. */
export const running = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      display: 'inline-block',
      overflow: 'visible',
      animation: `${run} 8s linear infinite alternate`,
    },
  },
  selectors: { '*:hover > * > &, summary:focus-visible &, [open] &': { animationPlayState: 'paused' } },
});
