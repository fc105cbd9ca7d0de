import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { roundButton } from '../buttons/roundButton.css.ts';

/** Within a line of text. */
export const trigger = style([roundButton, { display: 'inline-grid', width: 28, height: 28 }]);

/** Above dialogs and panels. */
export const positioner = style({ zIndex: 12 });

const popup = style({
  padding: `${tokens.space.s} ${tokens.space.m}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.ink,
  color: tokens.color.card,
  fontSize: tokens.type.small,
  boxShadow: tokens.shadow.raised,
  overflowWrap: 'anywhere',
  transition: `opacity ${tokens.motion.quick}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const popups = styleVariants({
  narrow: [popup, { maxWidth: 'min(220px, calc(100vw - 32px))' }],
  wide: [popup, { maxWidth: 'min(360px, calc(100vw - 32px))' }],
});
