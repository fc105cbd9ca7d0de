import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: tokens.space.s,
  position: 'relative',
});

export const box = style({
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: tokens.color.brand,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: tokens.size.touch,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

/** Hidden from those alone who see a screen, until the switch is on. */
export const tables = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: tokens.space.xl,
  minWidth: 0,
  selectors: {
    [`${box}:not(:checked) ~ &`]: {
      '@media': {
        screen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    },
  },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.type.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBottom: tokens.space.s,
  fontWeight: tokens.type.semibold,
  textAlign: 'start',
});

const cell = style({
  padding: `${tokens.space.s} ${tokens.space.m} ${tokens.space.s} 0`,
  borderBottom: `1px solid ${tokens.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: tokens.type.regular,
  selectors: { '&:last-child': { paddingRight: 0 } },
});

export const head = style([cell, { color: tokens.color.inkSoft, fontWeight: tokens.type.medium }]);

export const data = style([cell]);

export const strong = style({ display: 'block', fontWeight: tokens.type.semibold });

export const soft = style({ display: 'block', color: tokens.color.inkSoft });
