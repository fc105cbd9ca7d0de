import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const choice = style({
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  '@media': { print: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  minHeight: tokens.size.control,
  paddingInline: tokens.space.l,
  fontWeight: tokens.type.medium,
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const count = style({
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.regular,
});

export const arrow = style({
  marginInlineStart: 'auto',
  color: tokens.color.inkSoft,
  selectors: { [`${choice}[open] &`]: { rotate: '180deg' } },
});

export const categories = style({
  display: 'grid',
  gap: tokens.space.l,
  padding: `0 ${tokens.space.l} ${tokens.space.l}`,
});

export const hint = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const category = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  columnGap: tokens.space.l,
});

export const legend = style({
  paddingBottom: tokens.space.xs,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

export const marker = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  minHeight: tokens.size.touch,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const beyond = style([marker, { color: tokens.color.inkSoft, cursor: 'default' }]);

export const box = style({ flex: 'none', width: '20px', height: '20px', margin: 0, accentColor: tokens.color.brand });

export const periods = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.s,
  '@media': { print: { display: 'none' } },
});

export const period = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  minHeight: tokens.size.touch,
  paddingInline: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.card,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  cursor: 'pointer',
});

export const radio = style({ width: '18px', height: '18px', margin: 0, accentColor: tokens.color.brand });

/** One row on a phone, which scrolls to the side. The room around it lets a focused chip show its outline. */
export const quick = style({
  display: 'flex',
  gap: tokens.space.s,
  margin: `calc(-1 * ${tokens.space.s})`,
  padding: tokens.space.s,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [wide]: { flexWrap: 'wrap' }, print: { display: 'none' } },
});

// A chip that gives way loses its icon.
globalStyle(`${quick} > li`, { flexShrink: 0 });

export const chip = style([
  period,
  {
    color: tokens.color.ink,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { borderColor: tokens.color.brandLine },
      '&[aria-pressed="true"]': {
        borderColor: tokens.color.brandLine,
        background: tokens.color.brandSoft,
        color: tokens.color.brandText,
      },
      '&:disabled': { borderColor: tokens.color.line, color: tokens.color.inkSoft, cursor: 'default' },
    },
  },
]);

/** A cross that is turned is a plus. */
export const plus = style({ rotate: '45deg' });
