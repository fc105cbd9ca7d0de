import { style } from '@vanilla-extract/css';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { actionButtons } from '../frame/actionButtons.css.ts';

/** Keeps all buttons visible without scrolling, on wide screens too. */
export const ways = style([
  actionButtons,
  {
    '@media': {
      [`${wide} and (min-height: 481px)`]: {
        position: 'sticky',
        paddingBlock: tokens.space.l,
        background: `linear-gradient(to bottom, transparent, ${tokens.color.page} ${tokens.space.l})`,
      },
    },
  },
]);

export const texts = style({ display: 'grid', gap: tokens.space.l, justifyItems: 'start' });
export const body = style({ fontSize: tokens.type.lead, color: tokens.color.inkSoft, lineHeight: 1.5 });
export const points = style({
  padding: tokens.space.l,
  borderRadius: tokens.radius.card,
  background: tokens.color.brandSoft,
  fontWeight: tokens.type.medium,
  width: '100%',
});
