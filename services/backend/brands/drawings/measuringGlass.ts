import type { Drawing } from './Drawing.ts';

/** A young plant grows out of a measuring glass at a window; 800 to 1000. */
export const measuringGlass: Drawing = ({ primary, accent, background }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice">
  <rect width="800" height="1000" fill="${primary}"/>
  <rect x="110" y="70" width="580" height="730" rx="16" fill="${background}"/>
  <rect x="110" y="70" width="580" height="730" rx="16" fill="${accent}" fill-opacity=".24"/>
  <circle cx="560" cy="230" r="84" fill="${accent}"/>
  <path d="M110 660c110-70 200-60 300-20s190 20 280-40v200H110Z" fill="${primary}" fill-opacity=".2"/>
  <path d="M400 70v730M110 420h580" stroke="${primary}" stroke-width="14"/>
  <path d="M0 800h800v200H0Z" fill="${background}" fill-opacity=".9"/>
  <path d="M0 800h800v26H0Z" fill="${accent}" fill-opacity=".5"/>
  <ellipse cx="400" cy="904" rx="170" ry="20" fill="${primary}" fill-opacity=".2"/>
  <path d="M300 500h200v370a34 34 0 0 1-34 34H334a34 34 0 0 1-34-34Z" fill="${background}" fill-opacity=".9"/>
  <path d="M300 676c40-18 70 16 104 8s60-22 96-8v194a34 34 0 0 1-34 34H334a34 34 0 0 1-34-34Z" fill="${accent}" fill-opacity=".75"/>
  <g fill="none" stroke="${primary}" stroke-linecap="round">
    <path stroke-width="9" d="M284 500h232M300 500v370a34 34 0 0 0 34 34h132a34 34 0 0 0 34-34V500"/>
    <path stroke-width="6" d="M456 560h30M468 600h18M456 640h30M468 680h18M456 720h30M468 760h18M456 800h30"/>
    <path stroke-width="12" d="M400 850c-14-120 12-220-6-330-10-70-4-120 14-180"/>
    <path stroke-width="6" d="M400 780c-30 14-44 34-50 60M400 800c22 10 34 26 38 48"/>
  </g>
  <g fill="${primary}">
    <path d="M396 520c-100 6-154-48-158-138 92-4 154 44 158 138Z"/>
    <path d="M396 450c2-96 58-146 150-146 2 92-54 146-150 146Z"/>
    <path d="M404 350c-50-40-58-96-14-154 54 44 62 104 14 154Z" fill-opacity=".85"/>
  </g>
  <g fill="${background}" fill-opacity=".7">
    <circle cx="344" cy="740" r="9"/>
    <circle cx="364" cy="800" r="6"/>
    <circle cx="336" cy="830" r="7"/>
  </g>
</svg>
`;
