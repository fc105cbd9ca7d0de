import type { Drawing } from './Drawing.ts';

const LEAF = 'M0 0c-18-62 22-122 112-142 8 88-34 146-112 142Z';

/** A leaf at the end of its stalk, turned by degrees. */
const leaf = (x: number, y: number, turn: number, size: number, fill: string, opacity = 1) =>
  `<path d="${LEAF}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}" fill-opacity="${opacity}"/>`;

/** A branch in leaf reaches up before a low sun; 800 to 1000. */
export const branch: Drawing = ({ primary, accent, background }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice">
  <rect width="800" height="1000" fill="${background}"/>
  <rect width="800" height="1000" fill="${accent}" fill-opacity=".16"/>
  <path d="M120 1000V470a280 280 0 0 1 560 0v530Z" fill="${background}"/>
  <path d="M120 1000V470a280 280 0 0 1 560 0v530Z" fill="${accent}" fill-opacity=".3"/>
  <circle cx="470" cy="480" r="128" fill="${accent}"/>
  <g fill="${primary}">
    <path fill-opacity=".22" d="M120 760c90-50 190-40 280 4s190 30 280-30v266H120Z"/>
    <path fill-opacity=".36" d="M120 850c110-40 220-10 310 18s170 10 250-34v166H120Z"/>
  </g>
  <path d="M190 1000c24-200 70-330 150-456 60-96 140-190 210-338" fill="none" stroke="${primary}" stroke-width="13" stroke-linecap="round"/>
  ${leaf(228, 802, -72, 1.25, primary)}
  ${leaf(240, 770, 26, 1.1, primary, 0.8)}
  ${leaf(278, 660, -80, 1.2, primary, 0.8)}
  ${leaf(300, 612, 20, 1.3, primary)}
  ${leaf(346, 534, -84, 1.15, primary)}
  ${leaf(382, 480, 12, 1.15, primary, 0.8)}
  ${leaf(428, 416, -86, 1, primary, 0.8)}
  ${leaf(466, 354, 4, 1.05, primary)}
  ${leaf(496, 302, -84, 0.85, primary)}
  ${leaf(546, 214, -34, 0.95, primary)}
  <path d="M612 1000c-6-90 10-160 44-226" fill="none" stroke="${accent}" stroke-width="10" stroke-linecap="round"/>
  ${leaf(614, 920, -84, 0.9, accent)}
  ${leaf(620, 880, 34, 0.9, accent)}
  ${leaf(654, 778, -30, 1, accent)}
</svg>
`;
