import { style, styleVariants } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { visuallyHidden } from '#renderers/ui/layout/VisuallyHidden.css.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { roundButton } from '#renderers/ui/buttons/roundButton.css.ts';

/** Always in view: above the navigation at the foot of a phone, where the page is higher than the screen. */
export const composer = style({
  position: 'sticky',
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.s,
  flexShrink: 0,
  paddingBlock: tokens.space.s,
  background: tokens.color.page,
  '@media': { [desktop]: { bottom: 0 } },
});

/** Looks and is marked as the input in it. */
const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xs,
  padding: tokens.space.xs,
  border: '1.5px solid',
  borderRadius: 26,
  background: tokens.color.card,
  transition: `border-color ${tokens.motion.quick}, box-shadow ${tokens.motion.quick}`,
  selectors: {
    '&:focus-within': {
      borderColor: tokens.color.brandText,
      boxShadow: `0 0 0 3px ${tokens.color.brandLine}`,
    },
  },
});

export const boxes = styleVariants({
  plain: [box, { borderColor: tokens.color.control, selectors: { '&:hover': { borderColor: tokens.color.ink } } }],
  refused: [box, { borderColor: tokens.color.danger }],
});

/** The buttons stay with the last line. */
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: tokens.space.xs });

export const send = style([
  roundButton,
  {
    background: tokens.color.brand,
    color: tokens.color.onBrand,
    selectors: {
      '&:hover': { background: tokens.color.brandHover, color: tokens.color.onBrand },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        background: tokens.color.sunken,
        color: tokens.color.inkSoft,
      },
    },
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${tokens.space.l}`,
  paddingInline: tokens.space.m,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
  lineHeight: 1.5,
});

export const notes = styleVariants({
  hidden: [visuallyHidden],
  told: {},
  refused: { color: tokens.color.danger, fontWeight: tokens.type.medium },
});
