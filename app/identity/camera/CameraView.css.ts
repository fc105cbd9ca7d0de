import { style, styleVariants } from '@vanilla-extract/css';

const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** Who looks at themselves expects a mirror; the photo is not mirrored. */
export const pictures = styleVariants({
  user: [picture, { scale: '-1 1' }],
  environment: [picture],
});
