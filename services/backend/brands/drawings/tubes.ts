import type { Drawing } from './Drawing.ts';

const tube = (x: number, y: number, turn: number, filled: number, colour: string, cap: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22 0h44v150a22 22 0 0 1-44 0Z" fill="#fff" fill-opacity=".9"/><path d="M-22 ${150 - filled}h44v${filled}a22 22 0 0 1-44 0Z" fill="${colour}" fill-opacity=".8"/><path d="M-22 0h44v150a22 22 0 0 1-44 0Z" fill="none" stroke="${cap}" stroke-width="4"/><rect x="-28" y="-26" width="56" height="30" rx="8" fill="${cap}"/></g>`;

/** Test tubes, and a curve that is measured. */
export const tubes: Drawing = ({ primary, accent }) => `  ${tube(78, 70, 10, 92, accent, primary)}
  ${tube(158, 66, 4, 60, primary, primary)}
  ${tube(566, 66, -10, 110, accent, primary)}
  <path d="M0 404h92l18-36 28 66 22-46h66M404 388h56l20-40 34 84 24-44h102" fill="none" stroke="${primary}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
  <g fill="${accent}">
    <circle cx="226" cy="388" r="13"/>
    <circle cx="404" cy="388" r="13"/>
    <path d="M486 74c20 26 30 44 30 58a30 30 0 0 1-60 0c0-14 10-32 30-58Z"/>
  </g>
`;
