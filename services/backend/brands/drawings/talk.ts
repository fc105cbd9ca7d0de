import type { Drawing } from './Drawing.ts';

/** People who talk with each other. */
export const talk: Drawing = ({ primary, accent }) => `  <g fill="${primary}">
    <circle cx="104" cy="306" r="46"/>
    <path d="M12 480c0-70 38-112 92-112s92 42 92 112Z"/>
  </g>
  <g fill="${accent}">
    <circle cx="538" cy="306" r="46"/>
    <path d="M446 480c0-70 38-112 92-112s92 42 92 112Z"/>
  </g>
  <path d="M52 70h148a24 24 0 0 1 24 24v72a24 24 0 0 1-24 24h-62l-30 34-6-34H52a24 24 0 0 1-24-24V94a24 24 0 0 1 24-24Z" fill="#fff" stroke="${primary}" stroke-width="5"/>
  <path d="M64 116h112M64 146h70" stroke="${primary}" stroke-width="10" stroke-linecap="round" stroke-opacity=".5"/>
  <path d="M440 44h148a24 24 0 0 1 24 24v72a24 24 0 0 1-24 24h-44l-6 34-32-34h-66a24 24 0 0 1-24-24V68a24 24 0 0 1 24-24Z" fill="${accent}"/>
  <path d="M446 106h30l14-26 22 48 16-32h50" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
`;
