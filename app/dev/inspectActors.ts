import { createBrowserInspector } from '@statelyai/inspect';
import { inspection } from '../flow/inspection.ts';
import { InspectionStream } from './stream/InspectionStream.ts';
import { offerInspector } from './offerInspector.ts';

/** Our own page, which the development server has; it needs no connection. */
const OWN = '/dev/inspector.html';

/** What Stately hosts. What is sent to it is the same as to our own page. */
const STATELY = 'https://stately.ai/inspect';

/** What is kept for an inspector that opens later, or again. */
const KEPT = 5000;

/**
 * Opens an inspector beside the portal and tells it of every flow's actor from now on, without what patients answered:
 * with `?inspect` our own page, with `?inspect=stately` Stately's.
 */
export function inspectActors(view: Window, asked: string): void {
  const url = asked === 'stately' ? STATELY : OWN;
  const { adapter } = createBrowserInspector({
    url,
    window: view,
    maxDeferredEvents: KEPT,
    // Messages are plain already; the library's own way of making them so cuts what is large.
    serialize: (message) => message,
  });
  const stream = new InspectionStream();
  inspection.inspect = (event) => {
    const message = stream.message(event);
    if (message) adapter.send(message);
  };
  // A browser opens no window by itself unless it is allowed to.
  if (!adapter.targetWindow)
    offerInspector(view.document, () => {
      adapter.targetWindow = view.open(url, 'xstateinspector');
    });
}
