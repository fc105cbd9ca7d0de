import { globalStyle, style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** On a phone the sheet takes its place. */
export const panel = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'grid',
      alignContent: 'start',
      gap: tokens.space.l,
    },
  },
});

export const opener = style({ '@media': { [desktop]: { display: 'none' } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: tokens.size.touch,
});
export const title = style({ fontSize: tokens.type.heading, fontWeight: tokens.type.semibold });

export const group = style({
  display: 'grid',
  gap: tokens.space.xs,
  minWidth: 0,
  margin: 0,
  padding: `${tokens.space.l} 0 0`,
  border: 0,
  borderTop: `1px solid ${tokens.color.line}`,
});
export const legend = style({
  // Inside the border of its group, as any other line.
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: tokens.space.xs,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.semibold,
});

/** It scrolls by itself, so that the buttons below it stay in sight. */
export const sheet = style({
  display: 'grid',
  gap: tokens.space.l,
  maxHeight: 'calc(92dvh - 15rem)',
  overflowY: 'auto',
});
globalStyle(`${sheet} > ${group}`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
globalStyle(`${sheet} ${legend}`, { gridColumn: '1 / -1' });
