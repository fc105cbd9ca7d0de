import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const section = style({ display: 'grid', gap: tokens.space.l, marginTop: tokens.space.xl });

export const payments = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

/** How wide the sum and the button of the receipt are. */
const RECEIPT = '9rem';

/** On a phone day and sum stand above the rest; where there is room, each part has its column. */
export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"day total" "what what" "settled receipt"',
  columnGap: tokens.space.l,
  rowGap: tokens.space.xs,
  paddingBlock: tokens.space.l,
  selectors: {
    '&:not(:last-child)': { borderBottom: `1px solid ${tokens.color.line}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 3fr) minmax(0, 2fr) ${RECEIPT}`,
      gridTemplateAreas: '"day settled total" "what settled receipt"',
      gridTemplateRows: 'auto 1fr',
      columnGap: tokens.space.xl,
      alignItems: 'start',
    },
  },
});

export const day = style({ gridArea: 'day', color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const total = style({
  gridArea: 'total',
  justifySelf: 'end',
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const what = style({
  gridArea: 'what',
  minWidth: 0,
  fontWeight: tokens.type.medium,
  overflowWrap: 'anywhere',
});

export const lines = style({ display: 'grid', gap: tokens.space.xs, listStyle: 'none', margin: 0, padding: 0 });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: tokens.space.l });

export const amount = style({
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const settled = style({ gridArea: 'settled', display: 'grid', alignContent: 'start', minWidth: 0 });

const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

export const statuses = styleVariants({
  good: [status, { color: tokens.color.success }],
  plain: [status, { color: tokens.color.inkSoft }],
  bad: [status, { color: tokens.color.danger }],
});

export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

/** The button stands at the end of its row, and what failed below all of it. */
globalStyle(`${payment} button`, { gridArea: 'receipt', placeSelf: 'end' });
globalStyle(`${payment} > [role="alert"]`, { gridColumn: '1 / -1' });

export const more = style({ display: 'grid', justifyItems: 'center' });
