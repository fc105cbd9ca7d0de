import { useEffect, type RefObject } from 'react';

/** Closes an opened `<details>` on Escape, and as soon as something else is used: another part of the page, or a link in it. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const { current: element } = details;
    if (!element) return undefined;
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) element.open = false;
    };
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) element.open = false;
    };
    element.addEventListener('keydown', escape);
    element.addEventListener('focusout', leave);
    element.addEventListener('click', follow);
    return () => {
      element.removeEventListener('keydown', escape);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('click', follow);
    };
  }, [details]);
}
