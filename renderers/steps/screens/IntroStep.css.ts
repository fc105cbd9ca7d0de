import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

const breathe = keyframes({ '0%, 100%': { scale: '0.82', opacity: 0.45 }, '50%': { scale: '1', opacity: 1 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 10px' } });

export const loading = style({
  minHeight: '56dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: tokens.space.xl,
  textAlign: 'center',
});

export const circles = style({
  position: 'relative',
  width: 104,
  height: 104,
  display: 'grid',
  placeItems: 'center',
  color: tokens.color.brandText,
});
const circle = style({
  position: 'absolute',
  borderRadius: tokens.radius.round,
  animation: `${breathe} 2.4s ease-in-out infinite`,
});
export const ring = styleVariants({
  outer: [circle, { inset: 0, background: tokens.color.brandSoft }],
  middle: [circle, { inset: 18, background: tokens.color.brandLine, animationDelay: '120ms' }],
  inner: [circle, { inset: 38, background: tokens.color.brand, animationDelay: '240ms' }],
});
export const loadingTitle = style({ fontSize: tokens.type.heading });

export const intro = style({
  display: 'grid',
  gap: tokens.space.xxl,
  animation: `${rise} ${tokens.motion.calm} ${tokens.motion.ease}`,
});
export const heading = style({ display: 'grid', gap: tokens.space.l });
export const title = style({ fontSize: tokens.type.display, letterSpacing: '-0.025em', lineHeight: 1.08 });
export const body = style({ fontSize: tokens.type.lead, color: tokens.color.inkSoft });

export const facts = style({
  display: 'grid',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
  paddingInline: tokens.space.xl,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: tokens.space.l,
  alignItems: 'start',
  paddingBlock: tokens.space.xl,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
});
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: tokens.radius.control,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
});
export const factTitle = style({ fontSize: tokens.type.body, lineHeight: 1.35 });
export const factText = style({
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
  marginTop: '2px',
});
