import type { Drawing } from './Drawing.ts';

/** The sun comes up over hills, through which a path winds; 800 to 1000. */
export const sunrise: Drawing = ({ primary, accent, background }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="${primary}" stop-opacity=".42"/>
      <stop offset=".32" stop-color="${primary}" stop-opacity=".14"/>
      <stop offset=".62" stop-color="${accent}" stop-opacity=".34"/>
    </linearGradient>
  </defs>
  <rect width="800" height="1000" fill="${background}"/>
  <rect width="800" height="1000" fill="url(#sky)"/>
  <g fill="${accent}">
    <circle cx="490" cy="520" r="290" fill-opacity=".12"/>
    <circle cx="490" cy="520" r="200" fill-opacity=".2"/>
    <circle cx="490" cy="520" r="118"/>
  </g>
  <g fill="#fff" fill-opacity=".6">
    <path d="M96 232a30 30 0 0 1 30-30h22a48 48 0 0 1 92-12 36 36 0 0 1 54 30h14a21 21 0 0 1 0 42H126a30 30 0 0 1-30-30Z"/>
    <path d="M548 148a18 18 0 0 1 18-18h18a34 34 0 0 1 64-6 26 26 0 0 1 38 24h6a14 14 0 0 1 0 28H566a28 28 0 0 1-18-28Z"/>
  </g>
  <g fill="none" stroke="${primary}" stroke-width="5" stroke-linecap="round" stroke-opacity=".7">
    <path d="m254 372 22 12 22-12M318 342l16 9 16-9M206 336l14 8 14-8"/>
  </g>
  <g fill="${background}">
    <path d="M0 590c120-80 220-60 330-14s270 60 470-66v490H0Z"/>
    <path d="M0 690c150-110 290-76 420-14s240 40 380-66v390H0Z"/>
    <path d="M0 742c120 14 250 84 410 70s270-110 390-122v310H0Z"/>
  </g>
  <g fill="${primary}">
    <path fill-opacity=".3" d="M0 590c120-80 220-60 330-14s270 60 470-66v490H0Z"/>
    <path fill-opacity=".45" d="M0 690c150-110 290-76 420-14s240 40 380-66v390H0Z"/>
    <path fill-opacity=".75" d="M0 742c120 14 250 84 410 70s270-110 390-122v310H0Z"/>
    <path d="M0 868c170-80 330-40 470 6s220 56 330 10v116H0Z"/>
  </g>
  <path d="M372 1000c-30-70 150-100 90-160s-170-30-120-84c30-32 100-28 96-66h14c18 50-76 44-92 78-18 36 110 20 138 78 34 70-44 84-34 154Z" fill="${background}" fill-opacity=".75"/>
  <g fill="${primary}" stroke="${primary}" stroke-width="7" stroke-linecap="round">
    <path d="M150 812v-60M196 822v-44M650 744v-64M700 730v-44"/>
    <path d="M150 662c30 40 34 100 0 108-34-8-30-68 0-108ZM196 716c20 26 24 62 0 68-24-6-20-42 0-68ZM650 584c32 44 36 108 0 116-36-8-32-72 0-116ZM700 622c22 28 26 70 0 76-26-6-22-48 0-76Z"/>
  </g>
</svg>
`;
