import type { Drawing } from './Drawing.ts';

const sprig = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}"><path d="M0 0c6-60 4-110-4-170" fill="none" stroke="${fill}" stroke-width="5" stroke-linecap="round"/><path d="M3-40c40-4 62-26 66-62-40 0-64 22-66 62ZM3-62c-40-4-62-26-66-62 40 0 64 22 66 62ZM1-110c32-4 50-22 54-52-32 0-52 18-54 52ZM0-124c-30-6-46-22-50-50 30 2 48 20 50 50ZM-4-166c-16-22-14-44 2-66 18 22 18 44-2 66Z"/></g>`;

/** Sprigs of herbs, and drops. */
export const herbs: Drawing = ({ primary, accent }) => `  ${sprig(86, 470, -8, 1.25, primary)}
  ${sprig(556, 478, 10, 1.15, primary)}
  ${sprig(170, 486, 14, 0.7, accent)}
  ${sprig(470, 486, -16, 0.65, accent)}
  <g fill="${accent}">
    <path d="M118 60c24 32 36 52 36 70a36 36 0 0 1-72 0c0-18 12-38 36-70Z"/>
    <path d="M520 84c14 20 22 32 22 44a22 22 0 0 1-44 0c0-12 8-24 22-44Z" fill-opacity=".7"/>
    <path d="M574 40c10 14 15 22 15 30a15 15 0 0 1-30 0c0-8 5-16 15-30Z"/>
  </g>
`;
