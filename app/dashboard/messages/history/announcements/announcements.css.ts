import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Its room is there before the picture is. */
export const pictureRoom = style({
  display: 'grid',
  aspectRatio: '16 / 9',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
});

export const shown = style({ width: '100%', height: '100%', objectFit: 'contain' });

const list = style({ display: 'grid', gap: tokens.space.xs, paddingInlineStart: '1.4em', margin: 0 });

export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);

export const video = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.ink,
});

export const play = style([
  video,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: tokens.space.s,
    padding: tokens.space.l,
    color: tokens.color.card,
    fontWeight: tokens.type.medium,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: { '&:hover': { filter: 'brightness(1.25)' } },
    ':focus-visible': { borderRadius: tokens.radius.control },
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: tokens.radius.round,
  background: tokens.color.card,
  color: tokens.color.ink,
});

export const from = style({ fontSize: tokens.type.tiny, fontWeight: tokens.type.regular });
