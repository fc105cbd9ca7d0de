import type { Point } from './graphDrawing.ts';

/** The number of wheel pixels that double the size. */
const DOUBLE = 300;

/** Whether a point is on a scrollbar; the browser handles drags of scrollbars itself. */
function isOnScrollbar(within: HTMLElement, { x, y }: Point): boolean {
  const { left, top } = within.getBoundingClientRect();
  return x - left - within.clientLeft >= within.clientWidth || y - top - within.clientTop >= within.clientHeight;
}

/**
 * Lets a mouse drag a scrollable element, and zooms it with Ctrl and the wheel, like pinching on a touchpad.
 *
 * @returns removes the listeners
 */
export function enableDragAndZoom(within: HTMLElement, zoomBy: (factor: number, at: Point) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: Point | undefined;
  within.addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, button, clientX, clientY }) => {
      // Touch scrolls without help.
      if (pointerType !== 'mouse' || button !== 0) return;
      const at = { x: clientX, y: clientY };
      if (isOnScrollbar(within, at)) return;
      held = at;
      within.setPointerCapture(pointerId);
    },
    { signal },
  );
  within.addEventListener(
    'pointermove',
    ({ buttons, clientX, clientY }) => {
      // The event for releasing the button may be missing.
      if (buttons === 0) held = undefined;
      if (!held) return;
      within.scrollBy({ left: held.x - clientX, top: held.y - clientY, behavior: 'instant' });
      held = { x: clientX, y: clientY };
    },
    { signal },
  );
  within.addEventListener('lostpointercapture', () => (held = undefined), { signal });
  within.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      // Otherwise the browser would zoom the whole page.
      event.preventDefault();
      zoomBy(2 ** (-event.deltaY / DOUBLE), { x: event.clientX, y: event.clientY });
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
