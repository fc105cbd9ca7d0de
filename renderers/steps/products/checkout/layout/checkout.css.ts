import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrow, wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

const page = createContainer();

/** Two columns if the page container has room: as on a screen of 1024 pixels with margins, in whatever frame it is. */
const columns = `${page} (min-width: 900px)`;

export const step = style({
  display: 'grid',
  gap: tokens.space.xl,
  alignContent: 'start',
  containerName: page,
  containerType: 'inline-size',
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xl,
  alignItems: 'start',
  '@container': { [columns]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: tokens.space.xxl } },
});

export const column = style({ display: 'grid', gap: tokens.space.xl, minWidth: 0 });
export const aside = style([column, { '@container': { [columns]: { position: 'sticky', top: '104px' } } }]);

/** The total while the sums are out of sight, below a single column. */
export const totalBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${tokens.space.l})`,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  borderTop: `1px solid ${tokens.color.line}`,
  background: tokens.color.card,
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [columns]: { display: 'none' } },
});
// What takes focus is not hidden behind the total.
globalStyle(`${layout} :is(input, select, button)`, { scrollMarginBottom: '80px' });

export const section = style({ display: 'grid', gap: tokens.space.l, minWidth: 0 });
export const title = style({ fontSize: tokens.type.heading });
export const layers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
globalStyle(`${layers} > *`, { gridArea: '1 / 1' });
export const heldBack = style([section, { visibility: 'hidden' }]);
export const fields = style({
  display: 'grid',
  gap: tokens.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** The share of a line that a field takes, if there is room. */
export const fieldWidth = styleVariants({ whole: 6, half: 3, third: 2 }, (of6) => ({
  minWidth: 0,
  '@media': { [wide]: { gridColumn: `span ${of6}` } },
}));

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.m, alignItems: 'start' });
export const kept = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: tokens.space.l,
});
// A quiet button has padding around its text; the negative margin aligns the text with its surroundings.
globalStyle(`${kept} button`, {
  marginBlock: `calc(-1 * ${tokens.space.s})`,
  marginInlineEnd: `calc(-1 * ${tokens.space.m})`,
});
export const cardError = style({ selectors: { '&:not(:empty)': { marginTop: tokens.space.s } } });
export const address = style({ display: 'grid', fontStyle: 'normal', lineHeight: 1.55, overflowWrap: 'anywhere' });
globalStyle(`${address} > :first-child`, { fontWeight: tokens.type.semibold });

export const card = style({ display: 'flex', gap: tokens.space.m, alignItems: 'start' });
globalStyle(`${card} > svg`, { marginTop: '2px', color: tokens.color.brandText });
export const strong = style({ fontWeight: tokens.type.semibold });
export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: tokens.space.m,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// As wide as while it shows its spinner.
globalStyle(`${coupon} button`, { minWidth: '7.75rem' });

const couponHeight = (lines: number) =>
  `calc(1.35 * ${tokens.type.body} + ${tokens.size.control} + 2 * ${tokens.space.s} + ${lines} * 1.5 * ${tokens.type.small})`;
/** Reserves room for the message about a code, so that nothing moves when it appears. */
export const couponForm = style({
  minHeight: couponHeight(2),
  '@media': { [wide]: { minHeight: couponHeight(1) } },
});
export const couponHint = style({
  marginTop: tokens.space.s,
  fontSize: tokens.type.small,
  lineHeight: 1.4,
  color: tokens.color.inkSoft,
});
export const applied = style({
  display: 'flex',
  gap: tokens.space.s,
  alignItems: 'center',
  marginTop: tokens.space.s,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  lineHeight: 1.4,
  color: tokens.color.success,
});

export const trust = style({ display: 'grid', gap: tokens.space.m, justifyItems: 'start' });
globalStyle(`${trust} > button, ${trust} > div > button`, { marginInlineStart: `calc(-1 * ${tokens.space.m})` });
export const badges = style({
  display: 'grid',
  gap: `${tokens.space.m} ${tokens.space.l}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const badge = style({
  display: 'flex',
  gap: tokens.space.s,
  alignItems: 'center',
  fontSize: tokens.type.small,
  color: tokens.color.inkSoft,
});
globalStyle(`${badge} svg`, { color: tokens.color.brandText });

export const group = style({ display: 'grid', gap: tokens.space.s });
export const groupTitle = style({ fontSize: tokens.type.body, fontWeight: tokens.type.semibold });
export const items = style({ display: 'grid', gap: tokens.space.m, margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: tokens.space.l,
});
export const name = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const amount = style({ margin: 0, flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
export const totals = style({
  display: 'grid',
  gap: tokens.space.s,
  margin: 0,
  paddingTop: tokens.space.l,
  borderTop: `1px solid ${tokens.color.line}`,
});
export const saving = style([line, { color: tokens.color.success }]);
export const total = style([
  line,
  {
    paddingTop: tokens.space.m,
    marginTop: tokens.space.xs,
    borderTop: `1px solid ${tokens.color.line}`,
    fontSize: tokens.type.lead,
    fontWeight: tokens.type.semibold,
  },
]);
export const note = style({
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
});
export const refused = style({ outline: 'none' });
export const submit = style({ display: 'grid', gap: tokens.space.m });
globalStyle(`${submit} button`, { width: '100%' });
