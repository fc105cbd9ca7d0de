import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

/** Seven targets of 44 px side by side do not fit between the margins of the smallest phones. */
const narrow = 'screen and (max-width: 374px)';

const root = style({
  display: 'grid',
  maxWidth: 400,
  '@media': { [narrow]: { marginInline: `calc(-1 * ${tokens.space.l})` } },
});
const month = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  rowGap: tokens.space.s,
});
const caption = style({ textAlign: 'center', fontWeight: tokens.type.semibold });

const step = style({
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.touch,
  height: tokens.size.touch,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  color: tokens.color.brandText,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tokens.color.brandSoft },
    '&[aria-disabled="true"]': { color: tokens.color.inkSoft, opacity: 0.4, cursor: 'not-allowed', background: 'none' },
  },
});

const grid = style({
  gridColumn: '1 / -1',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});
const weekday = style({
  height: 32,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.medium,
  color: tokens.color.inkSoft,
});
/** A week without days, which keeps a month as high as the others, is as high as one with days. */
const cell = style({ height: 44, padding: 0, textAlign: 'center' });

const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minWidth: 40,
  height: 44,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: tokens.radius.control,
  background: 'none',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: tokens.color.brandSoft, borderColor: tokens.color.brandLine },
    '&:focus-visible': { outlineOffset: '-1px', borderRadius: tokens.radius.control },
    '&:disabled, &[aria-disabled="true"]': { color: tokens.color.inkSoft, opacity: 0.5, cursor: 'not-allowed' },
  },
});

const today = style({ fontWeight: tokens.type.semibold });
globalStyle(`${today} ${button}`, { textDecoration: 'underline', textUnderlineOffset: '0.28em' });

const selected = style({ fontWeight: tokens.type.semibold });
globalStyle(`${selected} ${button}, ${selected} ${button}:hover:not(:disabled)`, {
  background: tokens.color.brand,
  borderColor: tokens.color.brand,
  color: tokens.color.onBrand,
});

/** The planned day. */
export const scheduled = style({});
globalStyle(`${scheduled} ${button}`, { borderStyle: 'dashed', borderColor: tokens.color.control, opacity: 0.75 });

const chevron = style({ display: 'grid' });
export const chevrons = styleVariants({
  up: [chevron, { rotate: '180deg' }],
  down: [chevron],
  left: [chevron, { rotate: '90deg' }],
  right: [chevron, { rotate: '-90deg' }],
});

/** Class names for the calendar's parts, by the library's part names. */
export const classNames = {
  root,
  month,
  month_caption: caption,
  button_previous: step,
  button_next: step,
  month_grid: grid,
  weekday,
  day: cell,
  day_button: button,
  today,
  selected,
} as const;
