import { createBrowserInspector } from '@statelyai/inspect';
import { inspection } from '../flow/inspection.ts';
import { InspectionStream } from './stream/InspectionStream.ts';

/** A button on the page that opens the inspector, shown when the browser blocked the window. */
function offerInspector(document: Document, open: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Open inspector';
  button.style.cssText = 'position:fixed;inset:auto 16px 16px auto;z-index:9999;padding:12px 16px;font:inherit';
  button.addEventListener('click', () => {
    button.remove();
    open();
  });
  document.body.append(button);
}

/** Our own inspector page on the development server; it needs no connection. */
const OWN = '/dev/inspector.html';

/** Stately's hosted inspector. It gets the same messages as our own page. */
const STATELY = 'https://stately.ai/inspect';

/** The number of messages kept for an inspector that opens later, or again. */
const KEPT = 5000;

/**
 * Opens an inspector beside the portal and sends it every flow's actors from now on, without the patient's answers: our
 * own page for `?inspect`, Stately's for `?inspect=stately`.
 */
export function inspectActors(view: Window, asked: string): void {
  const url = asked === 'stately' ? STATELY : OWN;
  const { adapter } = createBrowserInspector({
    url,
    window: view,
    maxDeferredEvents: KEPT,
    // The messages are already plain data; the library's own serialization cuts off large values.
    serialize: (message) => message,
  });
  const stream = new InspectionStream();
  inspection.inspect = (event) => {
    const message = stream.message(event);
    if (message) adapter.send(message);
  };
  // Browsers block windows that a page opens by itself, unless the user allows them.
  if (!adapter.targetWindow)
    offerInspector(view.document, () => {
      adapter.targetWindow = view.open(url, 'xstateinspector');
    });
}
