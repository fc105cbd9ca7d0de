import { useEffect, useRef, useState } from 'react';
import { still } from '#renderers/theme/media.ts';
import type { WalkReport } from '../live/WalkReport.ts';
import * as styles from '../Playground.css.ts';

interface GraphPanelProps {
  /** Undefined while the first is drawn. */
  readonly svg: string | undefined;
  readonly report: WalkReport | undefined;
}

const LIT = 'lit';

/** Draws an SVG text into an element; it is our own and holds no scripts. */
function draw(into: HTMLElement, svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  documentElement.setAttribute('role', 'img');
  into.replaceChildren(document.importNode(documentElement, true));
}

/** Lights the nodes where the walk is, and brings the innermost into view. */
function light(within: HTMLElement, nodes: readonly string[]): void {
  for (const lit of within.querySelectorAll(`.${LIT}`)) lit.classList.remove(LIT);
  const found = nodes.flatMap((id) => within.querySelector(`[data-node="${CSS.escape(id)}"]`) ?? []);
  for (const one of found) one.classList.add(LIT);
  const last = found.at(-1);
  if (!last) return;
  const [box, frame] = [last.getBoundingClientRect(), within.getBoundingClientRect()];
  within.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
    behavior: matchMedia(still).matches ? 'instant' : 'smooth',
  });
}

/** Draws in the size of the drawing times a factor, or as wide as there is room. */
function zoomTo(within: HTMLElement, zoom: number | 'fit'): void {
  const shown = within.querySelector('svg');
  if (!shown) return;
  const width = zoom === 'fit' ? '100%' : `${shown.viewBox.baseVal.width * zoom}px`;
  Object.assign(shown.style, { height: 'auto', maxWidth: 'none', width });
}

/** The whole flow as a graph; where the walk is, is lit. */
export function GraphPanel({ svg, report }: GraphPanelProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number | 'fit'>(1);
  const lit = [...(report?.states ?? []), ...(report?.step === undefined ? [] : [`step:${report.step}`])];
  const key = lit.join(' ');
  useEffect(() => {
    if (drawing.current && svg !== undefined) draw(drawing.current, svg);
  }, [svg]);
  useEffect(() => {
    const into = drawing.current;
    if (!into || svg === undefined) return;
    zoomTo(into, zoom);
    light(into, key.split(' '));
  }, [svg, zoom, key]);
  const zoomBy = (factor: number) =>
    setZoom((before) => Math.min(2, Math.max(0.1, (before === 'fit' ? 0.5 : before) * factor)));
  return (
    <div className={styles.graph}>
      <div className={styles.group}>
        <button type="button" className={styles.tool} aria-pressed={zoom === 'fit'} onClick={() => setZoom('fit')}>
          Fit
        </button>
        <button type="button" className={styles.tool} aria-pressed={zoom === 1} onClick={() => setZoom(1)}>
          100 %
        </button>
        <button type="button" className={styles.tool} aria-label="Smaller" onClick={() => zoomBy(0.8)}>
          −
        </button>
        <button type="button" className={styles.tool} aria-label="Larger" onClick={() => zoomBy(1.25)}>
          +
        </button>
        <output className={styles.note}>{svg === undefined ? 'Drawing…' : ''}</output>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={drawing} className={styles.drawing} tabIndex={0} aria-label="Graph of the flow" />
    </div>
  );
}
