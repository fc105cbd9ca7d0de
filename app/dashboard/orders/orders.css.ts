import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.s,
  marginTop: tokens.space.xl,
});

/** One row on a phone, which scrolls to the side. The room around it lets a focused link show its outline. */
export const filters = style({
  display: 'flex',
  gap: tokens.space.s,
  margin: `calc(-1 * ${tokens.space.xs}) calc(-1 * ${tokens.space.s})`,
  padding: tokens.space.s,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  '@media': { [wide]: { flexWrap: 'wrap' } },
});

export const filter = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: tokens.size.touch,
    paddingInline: tokens.space.l,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.round,
    color: tokens.color.inkSoft,
    fontSize: tokens.type.small,
    fontWeight: tokens.type.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { borderColor: tokens.color.brandLine, color: tokens.color.ink } },
  },
  variants: {
    chosen: {
      true: {
        borderColor: tokens.color.brandLine,
        background: tokens.color.brandSoft,
        color: tokens.color.brandText,
      },
      false: { background: tokens.color.card },
    },
  },
});

export const results = style({ display: 'grid', gap: tokens.space.m, marginTop: tokens.space.l });

export const orders = style({ display: 'grid', gap: tokens.space.m, listStyle: 'none', padding: 0, margin: 0 });

/** On a phone the state stands below the rest; where there is room, beside it. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name amount" "picture more more" "picture far far"',
  alignItems: 'start',
  columnGap: tokens.space.l,
  rowGap: tokens.space.xs,
  padding: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: tokens.color.brandLine } },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto 5.5rem',
      gridTemplateAreas: '"picture name far amount" "picture more far amount"',
    },
  },
});

const square = {
  gridArea: 'picture',
  width: '56px',
  height: '56px',
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
} as const;

export const picture = style({ ...square, objectFit: 'cover' });

export const noPicture = style({ ...square, display: 'grid', placeItems: 'center', color: tokens.color.inkSoft });

export const name = style({
  gridArea: 'name',
  minWidth: 0,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});

export const more = style({ gridArea: 'more', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const soft = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const amount = style({
  gridArea: 'amount',
  justifySelf: 'end',
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { alignSelf: 'center' } },
});

export const far = style({
  gridArea: 'far',
  marginTop: tokens.space.xs,
  '@media': { [wide]: { placeSelf: 'center end', marginTop: 0 } },
});

const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.s,
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

export const states = styleVariants({
  going: [state, { background: tokens.color.brandSoft, color: tokens.color.brandText }],
  done: [state, { background: tokens.color.successSoft, color: tokens.color.success }],
  over: [state, { background: tokens.color.sunken, color: tokens.color.inkSoft }],
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.l,
  marginTop: tokens.space.l,
});

export const elsewhere = style({
  marginTop: tokens.space.xl,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
});

export const nothing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.l,
  marginTop: tokens.space.xl,
});

/** Leads back from an order. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.s,
  minHeight: tokens.size.touch,
  color: tokens.color.brandText,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const details = style({ display: 'grid', gap: tokens.space.l, marginTop: tokens.space.xl });

export const tracking = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.s,
  overflowWrap: 'anywhere',
});

/** Aligned with the texts of the card. */
export const ask = style({ marginInline: `calc(-1 * ${tokens.space.m})` });

export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.s });

export const lines = style({ display: 'grid', gap: tokens.space.s, margin: 0 });

export const doses = style({ display: 'grid', gap: tokens.space.s, margin: 0 });
export const dose = style({ margin: 0 });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: tokens.space.l });

export const total = style([
  line,
  {
    paddingTop: tokens.space.s,
    borderTop: `1px solid ${tokens.color.line}`,
    fontWeight: tokens.type.semibold,
  },
]);

export const sum = style({ flexShrink: 0, margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** The button is aligned with the texts, and what failed stands below all of it. */
export const paid = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.s,
});
globalStyle(`${paid} button`, { marginInline: `calc(-1 * ${tokens.space.m})` });
globalStyle(`${paid} > [role="alert"]`, { flexBasis: '100%' });
