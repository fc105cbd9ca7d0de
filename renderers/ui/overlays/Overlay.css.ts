import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  background: tokens.color.scrim,
  transition: `opacity ${tokens.motion.calm}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

const sheet = style({
  position: 'fixed',
  zIndex: 11,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: tokens.space.l,
  padding: tokens.space.xl,
  background: tokens.color.card,
  boxShadow: tokens.shadow.floating,
  overflow: 'auto',
  outline: 'none',
  transition: `opacity ${tokens.motion.calm} ${tokens.motion.ease}, translate ${tokens.motion.calm} ${tokens.motion.ease}`,
});

export const popups = styleVariants({
  /** A sheet at the bottom of a phone, a centered box if there is room. */
  dialog: [
    sheet,
    {
      insetInline: 0,
      bottom: 0,
      maxHeight: '92dvh',
      borderRadius: `${tokens.radius.card} ${tokens.radius.card} 0 0`,
      paddingBottom: `max(${tokens.space.xl}, env(safe-area-inset-bottom))`,
      selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 24px' } },
      '@media': {
        [wide]: {
          inset: 0,
          margin: 'auto',
          width: 'min(520px, calc(100vw - 48px))',
          height: 'fit-content',
          padding: tokens.space.xxl,
          borderRadius: tokens.radius.card,
        },
      },
    },
  ],
  /** The whole screen on a phone, a column at the right edge if there is room. */
  panel: [
    sheet,
    {
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '100%',
      selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '32px 0' } },
      '@media': { [wide]: { width: 'min(480px, 92vw)', padding: tokens.space.xxl } },
    },
  ],
});

export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: tokens.space.l,
});
export const title = style({ fontSize: tokens.type.heading, paddingTop: tokens.space.s });
export const body = style({ color: tokens.color.ink, minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.m });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.touch,
  height: tokens.size.touch,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${tokens.space.m})`,
  flexShrink: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.sunken } },
});
