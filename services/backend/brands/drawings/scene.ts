import type { BrandColours, Drawing } from './Drawing.ts';

/** A calm ground with things around its middle, where the picture of a product stands; 640 to 480. */
export const scene = (colours: BrandColours, ground: Drawing, things: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">
  <rect width="640" height="480" fill="${colours.background}"/>
${ground(colours)}${things(colours)}</svg>
`;
