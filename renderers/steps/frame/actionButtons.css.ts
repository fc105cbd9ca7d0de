import { style } from '@vanilla-extract/css';
import { wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { actions } from './StepForm.css.ts';

/** The primary button and a quiet one beside it; stacked on a phone. */
export const actionButtons = style([
  actions,
  { '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.m } } },
]);
