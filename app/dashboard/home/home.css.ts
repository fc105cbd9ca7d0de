import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** What the patient has to do, above everything else. */
export const next = style({ display: 'grid', gap: tokens.space.l, marginTop: tokens.space.xl });
