import type { Drawing } from './Drawing.ts';

/** Rings that widen, as on still water. */
export const rings: Drawing = ({ primary }) => `  <g fill="${primary}" fill-opacity=".07">
    <path d="M0 0h640v480H0Z"/>
    <circle cx="320" cy="240" r="330"/>
    <circle cx="320" cy="240" r="245"/>
    <circle cx="320" cy="240" r="165"/>
  </g>
`;
