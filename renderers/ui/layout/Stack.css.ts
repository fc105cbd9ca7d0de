import { styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const stack = styleVariants(tokens.space, (space) => ({ display: 'grid', gap: space, alignContent: 'start' }));
