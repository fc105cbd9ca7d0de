import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: tokens.color.page,
  // Steps slide in from the side. `clip` instead of `hidden`: hidden overflow would create a scroll container, and
  // sticky bars would no longer stick.
  overflowX: 'clip',
});

const inline = {
  paddingInline: tokens.space.l,
  '@media': { [wide]: { paddingInline: tokens.space.xl } },
} as const;

export const bar = style([inline, { position: 'relative', zIndex: 3 }]);

export const top = style([
  inline,
  {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    paddingBlock: `${tokens.space.s} ${tokens.space.m}`,
    background: tokens.color.page,
  },
]);

const column = style({ width: '100%', marginInline: 'auto' });
export const columns = styleVariants({
  content: [column, { maxWidth: tokens.size.content }],
  wide: [column, { maxWidth: tokens.size.wide }],
});

export const main = style({
  display: 'grid',
  alignContent: 'start',
  padding: `${tokens.space.xl} ${tokens.space.l} ${tokens.space.huge}`,
  minWidth: 0,
  '@media': { [wide]: { paddingBlock: `${tokens.space.huge} ${tokens.space.giant}`, paddingInline: tokens.space.xl } },
});
