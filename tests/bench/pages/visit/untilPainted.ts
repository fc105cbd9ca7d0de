/**
 * Runs in a page: waits until a heading says the title and the browser has drawn it. Without names inside: pages do not know
 * the compiler's.
 *
 * @returns when that was, in milliseconds of the page's clock
 */
export async function untilPainted(title: string): Promise<number> {
  await new Promise<void>((shown) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent !== title) return;
      observer.disconnect();
      shown();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await new Promise((frame) => {
    requestAnimationFrame(frame);
  });
  // A message that is sent in a frame comes after the frame was drawn.
  await new Promise((drawn) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', drawn, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
  return performance.now();
}
