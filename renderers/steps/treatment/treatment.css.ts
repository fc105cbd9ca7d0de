import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { tall } from '../../ui/PlanCard.css.ts';

export const step = style({
  display: 'grid',
  gap: tokens.space.xl,
  alignContent: 'start',
  '@media': { [wide]: { gap: tokens.space.xxl } },
});

/** The summary below the rest, or beside it where there is room. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.xxl,
  minWidth: 0,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 360px)',
      gap: tokens.space.huge,
      alignItems: 'start',
    },
  },
});

export const main = style({ display: 'grid', gap: tokens.space.xxl, minWidth: 0 });
globalStyle(`${main} :is(input, select, textarea)`, { scrollMarginBlockEnd: '120px' });

export const picture = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)', alignItems: 'center' } },
});
export const image = style({
  width: '100%',
  height: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '220px',
  objectFit: 'cover',
  background: tokens.color.sunken,
});
export const testimonial = style({ display: 'grid', gap: tokens.space.s, padding: tokens.space.xl });
export const quote = style({ margin: 0, lineHeight: 1.5, textWrap: 'pretty' });
globalStyle(`${quote}::before`, { content: '“' });
globalStyle(`${quote}::after`, { content: '”' });
export const patient = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });

export const product = style({ display: 'grid', gap: tokens.space.l, minWidth: 0 });
export const about = style({ display: 'grid', gap: tokens.space.xs });
export const instructions = style({
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
});

export const bones = style({ display: 'grid', gap: tokens.space.m });
export const bone = style([tall, { display: 'grid', borderRadius: tokens.radius.control, overflow: 'hidden' }]);

export const summary = style({
  display: 'grid',
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
  selectors: {
    '&[data-sticky="true"]': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBottom: `max(${tokens.space.l}, env(safe-area-inset-bottom))`,
      maxHeight: '60dvh',
      overflowY: 'auto',
      boxShadow: tokens.shadow.raised,
    },
  },
  '@media': {
    // A keyboard on a small screen leaves no room for a bar that stays.
    '(max-height: 480px)': { selectors: { '&[data-sticky="true"]': { position: 'static', maxHeight: 'none' } } },
    [desktop]: {
      padding: tokens.space.xl,
      gap: tokens.space.l,
      position: 'sticky',
      top: '112px',
      selectors: { '&[data-sticky="true"]': { position: 'sticky', bottom: 'auto', maxHeight: 'none' } },
    },
  },
});
/** On a phone the lines speak for themselves. */
export const summaryTitle = style({ display: 'none', '@media': { [desktop]: { display: 'block' } } });
export const totals = style({ display: 'grid', gap: tokens.space.xs });
export const note = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft, lineHeight: 1.45 });
export const badge = style({
  justifySelf: 'start',
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});
