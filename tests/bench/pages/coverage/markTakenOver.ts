/**
 * Runs in a page: marks as `usable` the moment when React has taken over an element that the server has drawn, for pages
 * where nothing can be pressed that changes only what is on them.
 */
export async function markTakenOver(shows: string) {
  let isTakenOver = false;
  while (!isTakenOver) {
    await new Promise((frame) => {
      requestAnimationFrame(frame);
    });
    isTakenOver = Object.keys(document.querySelector(shows) ?? {}).some((key) => key.startsWith('__reactFiber$'));
  }
  performance.mark('usable');
}
