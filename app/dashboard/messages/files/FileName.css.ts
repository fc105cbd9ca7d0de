import { style } from '@vanilla-extract/css';

export const name = style({ display: 'flex', minWidth: 0, maxWidth: '100%', whiteSpace: 'nowrap' });

export const stem = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
