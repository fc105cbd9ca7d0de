import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space.s,
    minHeight: tokens.size.control,
    padding: `${tokens.space.m} ${tokens.space.xl}`,
    border: '1.5px solid transparent',
    borderRadius: tokens.radius.control,
    background: 'none',
    fontSize: tokens.type.body,
    fontWeight: tokens.type.semibold,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    // Its colors change at once: fading from one look into the other costs a slow phone frames in each step.
    transition: `translate ${tokens.motion.quick}`,
    selectors: {
      '&:active:not([aria-disabled="true"])': { translate: '0 1px' },
      '&:focus-visible': { borderRadius: tokens.radius.control },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    look: {
      primary: {
        background: tokens.color.brand,
        color: tokens.color.onBrand,
        boxShadow: tokens.shadow.card,
        // Backgrounds are not printed.
        '@media': {
          print: { background: 'none', borderColor: 'currentColor', color: tokens.color.ink, boxShadow: 'none' },
        },
        selectors: {
          '&:hover': { background: tokens.color.brandHover },
          '&:active': { background: tokens.color.brandActive },
          '&[aria-disabled="true"]:not([aria-busy="true"])': {
            background: tokens.color.sunken,
            borderColor: tokens.color.line,
            color: tokens.color.inkSoft,
            boxShadow: 'none',
          },
        },
      },
      secondary: {
        background: tokens.color.card,
        borderColor: tokens.color.control,
        color: tokens.color.ink,
        selectors: { '&:hover': { borderColor: tokens.color.brandText, background: tokens.color.brandSoft } },
      },
      quiet: {
        minHeight: tokens.size.touch,
        padding: `${tokens.space.s} ${tokens.space.m}`,
        color: tokens.color.brandText,
        selectors: { '&:hover': { background: tokens.color.brandSoft } },
      },
    },
    full: { true: { width: '100%', '@media': { [wide]: { width: 'auto', minWidth: 232 } } } },
  },
  defaultVariants: { look: 'primary' },
});

/** Turns where a wait is long enough to be noticed. */
export const turning = style({ display: 'inline-flex', animation: `${turn} 900ms linear 400ms infinite` });

export const bare = style({ display: 'contents' });
export const withReason = style({ display: 'grid', gap: tokens.space.s, width: '100%', justifyItems: 'start' });
export const reason = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft, lineHeight: 1.4 });
export const reasonPressed = style([reason, { color: tokens.color.danger, fontWeight: tokens.type.medium }]);
