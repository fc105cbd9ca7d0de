/**
 * Tells code that is loaded later which style sheets already stand in the document: it looks for their links, and would load
 * them again. A link that is disabled before it is added is not loaded.
 */
export function markInlinedSheets(): void {
  const inlined = document.querySelector<HTMLElement>('style[data-sheets]')?.dataset['sheets'];
  for (const path of inlined?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = path;
    link.disabled = true;
    document.head.append(link);
  }
}
