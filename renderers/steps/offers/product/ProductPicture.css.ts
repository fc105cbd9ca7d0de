import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const picture = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)', alignItems: 'center' } },
});
export const image = style({
  width: '100%',
  height: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '220px',
  objectFit: 'cover',
  background: tokens.color.sunken,
});
export const testimonial = style({ display: 'grid', gap: tokens.space.s, padding: tokens.space.xl });
export const quote = style({ margin: 0, lineHeight: 1.5, textWrap: 'pretty' });
globalStyle(`${quote}::before`, { content: '“' });
globalStyle(`${quote}::after`, { content: '”' });
export const patient = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
