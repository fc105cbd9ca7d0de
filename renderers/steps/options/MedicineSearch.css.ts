import { style } from '@vanilla-extract/css';
import { popup as list } from '../../ui/inputs/suggestions.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.css.ts';

export { option, positioner } from '../../ui/inputs/suggestions.css.ts';

export const popup = style([list, { selectors: { '&[data-empty]': { display: 'none' } } }]);
export const generic = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
export const status = visuallyHidden;
