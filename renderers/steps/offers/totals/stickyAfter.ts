/**
 * Pairs of window width and scroll distance, in px: up to this width, the summary becomes sticky after this distance.
 */
const THRESHOLDS = [
  { width: 480, scrolled: 410 },
  { width: 640, scrolled: 600 },
  { width: 810, scrolled: 480 },
  { width: 1024, scrolled: 500 },
] as const;

/** How far the page must be scrolled before the summary becomes sticky, in px; on wider windows it always is. */
export const stickyAfter = (width: number): number =>
  THRESHOLDS.find((threshold) => width <= threshold.width)?.scrolled ?? 0;
