import { useEffect, type RefObject } from 'react';

/** Opens a folded element while the page is printed. */
export function usePrintedOpen(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const folded = ref.current;
    if (!folded) return;
    let isOpened = false;
    const open = () => {
      isOpened ||= !folded.open;
      folded.open = true;
    };
    const close = () => {
      if (isOpened) folded.open = false;
      isOpened = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [ref]);
}
