/** Up to this width of the window in px, the summary stays in view after so many px of scrolling. */
const THRESHOLDS = [
  { width: 480, scrolled: 410 },
  { width: 640, scrolled: 600 },
  { width: 810, scrolled: 480 },
  { width: 1024, scrolled: 500 },
] as const;

/** How far the page must be scrolled before the summary stays in view, in px; on wider windows it always does. */
export const stickyAfter = (width: number): number =>
  THRESHOLDS.find((threshold) => width <= threshold.width)?.scrolled ?? 0;
