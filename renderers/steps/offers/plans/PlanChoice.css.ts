import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { tall } from '#renderers/ui/choices/PlanCard.css.ts';

export const bones = style({ display: 'grid', gap: tokens.space.m });
export const bone = style([tall, { display: 'grid', borderRadius: tokens.radius.control, overflow: 'hidden' }]);
