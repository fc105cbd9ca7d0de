import { useEffect, useRef, useState, type RefObject } from 'react';
import * as styles from '../Playground.css.ts';
import { useFocusStays } from './useFocusStays.ts';

interface LivePaneProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly width: 'phone' | 'desktop';
  readonly brand: string;
}

/** The width of a desktop page in pixels; the page is scaled down to fit. */
const DESKTOP = 1280;

/** The URL of the walk: a story of this Storybook, in the same brand, that waits for commands. */
const addressOf = (brand: string) => {
  const address = new URL('iframe.html', location.href);
  address.search = new URLSearchParams({
    id: 'authoring-playground-walk--live',
    viewMode: 'story',
    args: 'alone:!false',
    globals: `brand:${brand}`,
  }).toString();
  return address.href;
};

/** The flow as a patient sees it, in a frame: width, focus and scrolling are real. */
export function LivePane({ frame, width, brand }: LivePaneProps) {
  useFocusStays(frame);
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: DESKTOP, height: 0 });
  useEffect(() => {
    const measured = stage.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: measured.clientWidth, height: measured.clientHeight }));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / DESKTOP);
  const scaled = {
    width: DESKTOP,
    height: size.height / scale,
    transform: `scale(${scale})`,
    transformOrigin: 'top left',
    justifySelf: 'start',
  } as const;
  return (
    <div ref={stage} className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which must work as it does in the portal */}
      <iframe
        ref={frame}
        title="The flow as a patient sees it"
        src={addressOf(brand)}
        className={styles.phone}
        style={width === 'desktop' ? scaled : undefined}
      />
    </div>
  );
}
