import { style, styleVariants } from '@vanilla-extract/css';

const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** Patients expect a mirror image of themselves; the photo is not mirrored. */
export const pictures = styleVariants({
  user: [picture, { scale: '-1 1' }],
  environment: [picture],
});
