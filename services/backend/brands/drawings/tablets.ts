import type { Drawing } from './Drawing.ts';

const capsule = (x: number, y: number, turn: number, one: string, other: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-23h34a23 23 0 0 1 0 46H0Z" fill="${one}"/><path d="M0-23h-34a23 23 0 0 0 0 46H0Z" fill="${other}"/></g>`;

const tablet = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="32" fill="#fff" stroke="${fill}" stroke-width="5"/><path d="M-18 0h36" stroke="${fill}" stroke-width="5" stroke-linecap="round"/></g>`;

/** Capsules and tablets. */
export const tablets: Drawing = ({ primary, accent }) => `  ${capsule(96, 96, -32, accent, primary)}
  ${capsule(560, 372, -48, primary, accent)}
  ${capsule(88, 344, 58, '#fff', primary)}
  ${capsule(548, 84, 24, '#fff', accent)}
  ${tablet(200, 52, 20, primary)}
  ${tablet(596, 212, -35, accent)}
  ${tablet(44, 216, 70, accent)}
  ${tablet(168, 428, 10, primary)}
  ${tablet(448, 440, -20, primary)}
`;
