import type { Point } from './graphDrawing.ts';

/** A turn of the wheel by so many pixels doubles. */
const DOUBLE = 300;

/** Whether a place is beside what is shown: on a scrollbar, whose drags the browser keeps to itself. */
function isOnScrollbar(within: HTMLElement, { x, y }: Point): boolean {
  const { left, top } = within.getBoundingClientRect();
  return x - left - within.clientLeft >= within.clientWidth || y - top - within.clientTop >= within.clientHeight;
}

/**
 * Lets a mouse drag what scrolls, and zoom it with Ctrl and the wheel, as a pinch on a touchpad does.
 *
 * @returns lets go
 */
export function takeHold(within: HTMLElement, zoomBy: (factor: number, at: Point) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: Point | undefined;
  within.addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, button, clientX, clientY }) => {
      // A finger scrolls by itself.
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
      // That the button was let go is not always told.
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
      // The browser would zoom the whole page.
      event.preventDefault();
      zoomBy(2 ** (-event.deltaY / DOUBLE), { x: event.clientX, y: event.clientY });
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
