import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** The height of most cards, and so of what stands for one until it is there. */
export const CARD_HEIGHT = '45rem';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  height: '100%',
  minHeight: CARD_HEIGHT,
  overflow: 'hidden',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
});

export const top = style({ position: 'relative', background: tokens.color.sunken });

const pictured = { width: '100%', height: 'auto', aspectRatio: '16 / 10' } as const;
export const picture = style({ ...pictured, display: 'block', objectFit: 'cover' });
export const noPicture = style({ ...pictured, display: 'grid', placeItems: 'center', color: tokens.color.inkSoft });

export const marks = style({
  position: 'absolute',
  insetInline: tokens.space.m,
  top: tokens.space.m,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space.s,
});

const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.semibold,
  lineHeight: 1.4,
});

/** The same in every brand: they are named by their colors. */
export const badges = styleVariants(
  {
    yellow: { background: '#fbdc6a', color: '#4a3700' },
    green: { background: '#b9ebc6', color: '#0f4a26' },
    red: { background: '#fbc9c4', color: '#76160f' },
  },
  (colors) => [mark, colors],
);

export const subscribed = style([
  mark,
  { marginInlineStart: 'auto', background: tokens.color.card, color: tokens.color.success },
]);

const inner = { display: 'grid', alignContent: 'start', paddingInline: tokens.space.xl, minWidth: 0 } as const;

export const about = style({ ...inner, gap: tokens.space.s, paddingTop: tokens.space.l });
export const type = style({ color: tokens.color.inkSoft, fontSize: tokens.type.tiny });
export const name = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});
export const description = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const benefits = style({
  display: 'grid',
  gap: tokens.space.xs,
  margin: 0,
  padding: `${tokens.space.xs} 0 0`,
  listStyle: 'none',
});
export const benefit = style({
  display: 'flex',
  alignItems: 'start',
  gap: tokens.space.s,
  color: tokens.color.ink,
  fontSize: tokens.type.small,
});

export const warnings = style([benefits, { padding: 0 }]);
export const warning = style([benefit, { color: tokens.color.warning, lineHeight: 1.45 }]);

export const foot = style({ ...inner, gap: tokens.space.m, paddingBlock: `${tokens.space.l} ${tokens.space.xl}` });

export const price = style({
  display: 'grid',
  gap: tokens.space.xs,
  paddingTop: tokens.space.l,
  borderTop: `1px solid ${tokens.color.line}`,
});
export const figure = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const of = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small, fontWeight: tokens.type.regular });
export const payments = style({ display: 'grid', margin: 0, color: tokens.color.inkSoft, fontSize: tokens.type.small });
export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.m,
});
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const note = style({ color: tokens.color.inkSoft, fontSize: tokens.type.tiny });

export const health = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
});

export const notSold = style({
  display: 'grid',
  gap: tokens.space.xs,
  padding: tokens.space.m,
  borderRadius: tokens.radius.small,
  background: tokens.color.sunken,
  fontSize: tokens.type.small,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.s });
