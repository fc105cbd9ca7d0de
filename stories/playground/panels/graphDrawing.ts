import { reducedMotion } from '#renderers/theme/media.ts';

/** The size of a graph: a factor of its natural size, or such that all of it is in view. */
export type Zoom = number | 'fit';

/** A point on screen, in CSS pixels of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const HIGHLIGHTED = 'highlighted';

const centerOf = (of: Element): Point => {
  const { left, top, width, height } = of.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Renders SVG text into an element. The SVG is our own and contains no scripts. */
export function draw(into: HTMLElement, svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  documentElement.setAttribute('role', 'img');
  into.replaceChildren(document.importNode(documentElement, true));
}

/** Highlights nodes, and no others. */
export function light(within: HTMLElement, nodes: readonly string[]): void {
  for (const node of within.querySelectorAll(`.${HIGHLIGHTED}`)) node.classList.remove(HIGHLIGHTED);
  for (const id of nodes) within.querySelector(`[data-node="${CSS.escape(id)}"]`)?.classList.add(HIGHLIGHTED);
}

/** Scrolls a node to the center, unless it is already in view, so that an author's own scrolling is kept. */
export function reveal(within: HTMLElement, id: string): void {
  const node = within.querySelector(`[data-node="${CSS.escape(id)}"]`);
  if (!node) return;
  const [at, middle, frame] = [centerOf(node), centerOf(within), within.getBoundingClientRect()];
  if (at.x > frame.left && at.x < frame.right && at.y > frame.top && at.y < frame.bottom) return;
  within.scrollBy({
    left: at.x - middle.x,
    top: at.y - middle.y,
    behavior: matchMedia(reducedMotion).matches ? 'instant' : 'smooth',
  });
}

/** The current scale of the graph. */
export const scaleOf = (within: HTMLElement): number => within.querySelector('svg')?.getScreenCTM()?.a ?? 1;

/** Changes the size of the graph; the given point, or else the center, stays in place. */
export function zoomTo(within: HTMLElement, zoom: Zoom, at: Point = centerOf(within)): void {
  const shown = within.querySelector('svg');
  if (!shown) return;
  const before = shown.getBoundingClientRect();
  const { width, height } = shown.viewBox.baseVal;
  const size =
    zoom === 'fit' ? { width: '100%', height: '100%' } : { width: `${width * zoom}px`, height: `${height * zoom}px` };
  // Without a transition: the scroll position below depends on the final size.
  Object.assign(shown.style, { display: 'block', maxWidth: 'none', transitionProperty: 'none', ...size });
  const after = shown.getBoundingClientRect();
  within.scrollBy({
    left: after.left + ((at.x - before.left) / before.width) * after.width - at.x,
    top: after.top + ((at.y - before.top) / before.height) * after.height - at.y,
    behavior: 'instant',
  });
}
