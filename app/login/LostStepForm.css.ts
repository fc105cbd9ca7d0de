import { style } from '@vanilla-extract/css';

/** Takes the focus, which nobody sees. */
export const place = style({ selectors: { '&:focus': { outline: 'none' } } });
