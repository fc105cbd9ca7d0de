import { style } from '@vanilla-extract/css';
import { block } from '#renderers/ui/loading/Skeleton.css.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** The messages stand at the lower edge of their room. */
export const history = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: tokens.space.l,
  minHeight: 0,
  paddingBottom: tokens.space.xxl,
  overflow: 'hidden',
});

const bubble = style([block, { flexShrink: 0, borderRadius: '20px' }]);

/** Bubbles of either side, in turn, of heights that messages have. */
export const bubbles = (
  [
    ['start', '66px'],
    ['end', '42px'],
    ['start', '90px'],
    ['end', '66px'],
    ['start', '66px'],
    ['start', '42px'],
  ] as const
).map(([side, height], at) =>
  style([bubble, { alignSelf: `flex-${side}`, width: at % 2 === 0 ? '62%' : '48%', height }], `bubble${at}`),
);

export const title = style([block, { flexShrink: 0, width: '9rem', height: '1.5rem' }]);

export const input = style([block, { flexShrink: 0, width: '100%', height: '56px' }]);
