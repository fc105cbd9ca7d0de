import { useCallback, useEffect, useRef, useState } from 'react';
import type { Drawing } from '../check/useGraph.ts';
import type { WalkReport } from '../live/WalkReport.ts';
import * as styles from '../Playground.css.ts';
import { draw, light, reveal, scaleOf, zoomTo, type Point, type Zoom } from './graphDrawing.ts';
import { enableDragAndZoom } from './enableDragAndZoom.ts';

interface GraphPanelProps {
  readonly drawing: Drawing;
  readonly report: Pick<WalkReport, 'states' | 'step'> | undefined;
}

interface Zoomed {
  readonly zoom: Zoom;
  /** The point that stays in place while zooming; default: the center. */
  readonly at?: Point;
}

const stateOf = ({ svg, stopped }: Drawing) => {
  if (stopped !== undefined) return `The graph cannot be drawn: ${stopped}. The next edit tries again.`;
  return svg === undefined ? 'Drawing…' : 'Drag to move; Ctrl and the mouse wheel zoom.';
};

/** The graph of the whole flow; the current states and step are highlighted and kept in view. */
export function GraphPanel({ drawing, report }: GraphPanelProps) {
  const { svg } = drawing;
  const frame = useRef<HTMLElement>(null);
  const [{ zoom, at }, setZoom] = useState<Zoomed>({ zoom: 1 });
  const zoomBy = useCallback((factor: number, around?: Point) => {
    const now = frame.current ? scaleOf(frame.current) : 1;
    setZoom({ zoom: Math.min(2, Math.max(0.1, now * factor)), ...(around && { at: around }) });
  }, []);
  useEffect(() => (frame.current ? enableDragAndZoom(frame.current, zoomBy) : undefined), [zoomBy]);
  useEffect(() => {
    if (frame.current && svg !== undefined) draw(frame.current, svg);
  }, [svg]);
  useEffect(() => {
    if (frame.current && svg !== undefined) zoomTo(frame.current, zoom, at);
  }, [svg, zoom, at]);
  const highlighted = [...(report?.states ?? []), ...(report?.step === undefined ? [] : [`step:${report.step}`])].join(
    ' ',
  );
  useEffect(() => {
    const within = frame.current;
    if (!within || svg === undefined) return;
    const nodes = highlighted.split(' ');
    light(within, nodes);
    reveal(within, nodes.at(-1) ?? '');
  }, [svg, highlighted]);
  return (
    <div className={styles.graph}>
      <div className={styles.group}>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={zoom === 'fit'}
          onClick={() => setZoom({ zoom: 'fit' })}
        >
          Fit
        </button>
        <button type="button" className={styles.tool} aria-pressed={zoom === 1} onClick={() => setZoom({ zoom: 1 })}>
          100 %
        </button>
        <button type="button" className={styles.tool} aria-label="Smaller" onClick={() => zoomBy(0.8)}>
          −
        </button>
        <button type="button" className={styles.tool} aria-label="Larger" onClick={() => zoomBy(1.25)}>
          +
        </button>
        <output className={styles.note}>{stateOf(drawing)}</output>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section ref={frame} className={styles.drawing} tabIndex={0} aria-label="Graph of the flow" />
    </div>
  );
}
