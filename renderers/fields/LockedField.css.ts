import { style } from '@vanilla-extract/css';

/** Looks like nothing by itself. */
export const locked = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
