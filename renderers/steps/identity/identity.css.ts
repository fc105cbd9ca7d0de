import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.l,
  alignContent: 'start',
  padding: tokens.space.xl,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space.s} ${tokens.space.l}`,
});
export const title = style({ fontSize: tokens.type.heading, lineHeight: 1.3 });
export const badge = style({
  padding: `2px ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.semibold,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
});
export const text = style({ color: tokens.color.inkSoft, lineHeight: 1.5 });

export const documents = style({ display: 'grid' });
export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  paddingBlock: tokens.space.m,
  fontWeight: tokens.type.medium,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` }, '&:last-child': { paddingBottom: 0 } },
});
globalStyle(`${document} > svg`, { color: tokens.color.brandText });

/** A quiet button has padding around its text; the negative margin aligns the text with what is above it. */
export const why = style({ marginBlock: `calc(-1 * ${tokens.space.s})`, justifySelf: 'start' });
globalStyle(`${why} button`, {
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
});

export const reasons = style({ display: 'grid', gap: tokens.space.l });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.m,
  lineHeight: 1.5,
});
globalStyle(`${reason} > svg`, { marginTop: '2px', color: tokens.color.brandText });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The images of the two cards are aligned, however long the texts above them are. */
export const imageCard = style([
  card,
  { '@media': { [wide]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: tokens.space.l } } },
]);
export const words = style({ display: 'grid', gap: tokens.space.xs, alignContent: 'start' });
globalStyle(`${imageCard} button`, { width: '100%' });

export const place = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '8 / 5',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  color: tokens.color.inkSoft,
});
export const empty = style([
  place,
  { border: `1.5px dashed ${tokens.color.control}`, background: 'none', color: tokens.color.brandText },
]);
export const image = style({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' });
