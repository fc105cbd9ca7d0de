import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const notice = style({
  display: 'grid',
  gap: tokens.space.xl,
  justifyItems: 'start',
  '@media': { [wide]: { paddingTop: tokens.space.xl } },
});

const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: tokens.radius.round,
});
export const emblems = styleVariants({
  success: [emblem, { background: tokens.color.successSoft, color: tokens.color.success }],
  warning: [emblem, { background: tokens.color.warningSoft, color: tokens.color.warning }],
  info: [emblem, { background: tokens.color.brandSoft, color: tokens.color.brandText }],
});
export const title = style({ fontSize: tokens.type.display, letterSpacing: '-0.025em', lineHeight: 1.1 });
export const body = style({ fontSize: tokens.type.lead, color: tokens.color.inkSoft });
/** Three ways on, each as wide as the others. */
export const ways = style({
  display: 'grid',
  gap: tokens.space.m,
  width: '100%',
  paddingTop: tokens.space.s,
  '@media': { [wide]: { maxWidth: '420px' } },
});
export const actions = style({
  display: 'grid',
  gap: tokens.space.m,
  width: '100%',
  paddingTop: tokens.space.s,
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap' } },
});
