import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const purchases = style({
  display: 'grid',
  gap: tokens.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const purchase = style({ display: 'grid', gap: tokens.space.l });

export const kind = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const events = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** A dot for each event, and a line from it to the next. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gap: tokens.space.xs,
  paddingBottom: tokens.space.l,
  paddingLeft: '1.75rem',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '0.4rem',
      left: '0.125rem',
      width: '0.75rem',
      height: '0.75rem',
      border: `2px solid ${tokens.color.brand}`,
      borderRadius: '50%',
      background: tokens.color.brand,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: '1.4rem',
      bottom: '-0.2rem',
      left: '0.45rem',
      width: '2px',
      background: tokens.color.line,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});

/** What has not happened yet has an empty dot. */
export const coming = style([event, { selectors: { '&::before': { background: tokens.color.card } } }]);

export const text = style({ overflowWrap: 'anywhere' });

export const time = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });
