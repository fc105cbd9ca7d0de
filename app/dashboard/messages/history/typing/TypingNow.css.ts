import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

const wave = keyframes({
  '0%, 60%, 100%': { opacity: 0.35, translate: '0 0' },
  '30%': { opacity: 1, translate: '0 -3px' },
});

export const dots = style({
  display: 'inline-flex',
  gap: '4px',
  padding: '8px 10px',
  borderRadius: tokens.radius.round,
  background: tokens.color.sunken,
});

const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: tokens.radius.round,
  background: tokens.color.inkSoft,
  animation: `${wave} 1.3s ease-in-out infinite`,
});

export const dotsInTurn = [dot, style([dot, { animationDelay: '0.16s' }]), style([dot, { animationDelay: '0.32s' }])];
