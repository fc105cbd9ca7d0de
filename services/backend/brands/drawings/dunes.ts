import type { Drawing } from './Drawing.ts';

/** Soft dunes under an arch of light. */
export const dunes: Drawing = ({
  primary,
  accent,
  background,
}) => `  <path d="M0 0h640v480H0Z" fill="${accent}" fill-opacity=".2"/>
  <path d="M150 480V230a170 170 0 0 1 340 0v250Z" fill="${background}" fill-opacity=".85"/>
  <path d="M0 390c110-50 220-26 330 0s210 14 310-34v124H0Z" fill="${primary}" fill-opacity=".16"/>
  <path d="M0 436c130-28 240 14 350 16s200-26 290-44v72H0Z" fill="${primary}" fill-opacity=".24"/>
`;
