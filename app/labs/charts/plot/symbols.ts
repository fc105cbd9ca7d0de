import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolTriangle } from 'd3-shape';

const drawn = (kind: typeof symbolCircle, area: number): string => symbol(kind, area)() ?? '';

/** Outlines around the point 0, 0, in pixels. */
export const symbols = {
  circle: drawn(symbolCircle, 64),
  ring: drawn(symbolCircle, 130),
  wideRing: drawn(symbolCircle, 440),
  legendRing: drawn(symbolCircle, 200),
  triangle: drawn(symbolTriangle, 84),
  diamond: drawn(symbolDiamond2, 150),
  square: drawn(symbolSquare, 64),
  frame: drawn(symbolSquare, 400),
  legendFrame: drawn(symbolSquare, 200),
} as const;
