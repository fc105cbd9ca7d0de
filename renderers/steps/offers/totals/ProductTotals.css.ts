import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Hidden on phones, where the lines need no title. */
export const title = style({ display: 'none', '@media': { [desktop]: { display: 'block' } } });
export const totals = style({ display: 'grid', gap: tokens.space.xs });
export const note = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft, lineHeight: 1.45 });
