import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

/** The width at which a card's texts are stacked. */
const narrow = 'screen and (max-width: 480px)';
/** The width at which they need one more line. */
const narrowest = 'screen and (max-width: 359px)';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: tokens.space.m,
  rowGap: '2px',
  alignItems: 'baseline',
  flex: 1,
  minWidth: 0,
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${tokens.space.s}`,
  alignItems: 'baseline',
  fontWeight: tokens.type.semibold,
});
export const price = style({
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const note = style({
  fontSize: tokens.type.small,
  color: tokens.color.inkSoft,
  lineHeight: 1.4,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
export const saving = style({
  fontSize: tokens.type.small,
  color: tokens.color.inkSoft,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gridColumn: '1 / -1', textAlign: 'start' } },
});
export const saves = style([saving, { color: tokens.color.success, fontWeight: tokens.type.medium }]);

export const badge = style({
  display: 'inline-block',
  padding: `1px ${tokens.space.s}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.brand,
  color: tokens.color.onBrand,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.medium,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});

/** As tall as a card, so that nothing moves when the cards appear. */
export const tall = style({
  minHeight: '88px',
  '@media': { [narrow]: { minHeight: '104px' }, [narrowest]: { minHeight: '124px' } },
});
