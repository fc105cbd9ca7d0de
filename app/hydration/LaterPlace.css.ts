import { style } from '@vanilla-extract/css';

/** What is in it stands where the place stands. */
export const place = style({ display: 'contents' });
