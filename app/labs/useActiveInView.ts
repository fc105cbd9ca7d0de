import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of links to the one that leads to the open page, which on a phone may be out of sight. Nothing but the row
 * moves, and only when another page opens: who has scrolled it since then finds it as it was left.
 *
 * @returns the ref of the row
 */
export function useActiveInView(): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null);
  const shown = useRef('');
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const row = ref.current;
    const active = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row || !active || shown.current === path) return;
    shown.current = path;
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += active.left + active.width / 2 - left - width / 2;
  });
  return ref;
}
