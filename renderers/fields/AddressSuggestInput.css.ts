import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';
import { popup as list } from '../ui/inputs/suggestions.css.ts';
import { visuallyHidden } from '../ui/layout/VisuallyHidden.css.ts';

export { option, positioner } from '../ui/inputs/suggestions.css.ts';

export const popup = style([list, { selectors: { '&[data-empty]': { display: 'none' } } }]);
export const place = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
export const status = visuallyHidden;
