import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { roundButton } from '#renderers/ui/buttons/roundButton.css.ts';

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  maxWidth: '100%',
  paddingInlineStart: tokens.space.m,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  fontSize: tokens.type.small,
});

export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style([
  roundButton,
  { color: 'inherit', selectors: { '&:hover': { background: tokens.color.brandLine, color: 'inherit' } } },
]);
