/**
 * Runs in a page: presses in each frame until the page reacts, and marks that moment as `usable`. Written without named
 * functions inside: the compiler would wrap them in one that pages do not know.
 */
export async function markUsable({ press, shows }: { readonly press: string | undefined; readonly shows: string }) {
  // A form that no code has taken over yet would leave the page.
  window.addEventListener('submit', (event) => event.preventDefault());
  let isShown = false;
  while (!isShown) {
    await new Promise((frame) => {
      requestAnimationFrame(frame);
    });
    if (press !== undefined) document.querySelector<HTMLElement>(press)?.click();
    isShown = document.querySelector(shows) !== null;
  }
  performance.mark('usable');
}
