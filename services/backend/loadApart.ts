import { loadSharp } from './modules/images/loadSharp.ts';

/**
 * Loads the libraries that stand apart from the bundle and that few requests need: once patients are served, who do not wait for
 * them, and before one of them needs a library that an installation lacks.
 *
 * @throws Error where one is missing or not made for this machine
 */
export async function loadApart(): Promise<void> {
  await loadSharp();
  await import('./modules/pictures/drawPreview.ts');
  await import('pdfkit');
  await import('fontkit');
}
