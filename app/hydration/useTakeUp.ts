import { useEffect, useLayoutEffect, useRef } from 'react';
import { wakeFields, watchChanges } from './changedFields.ts';

/** What was pressed last (`earlyScript`); undefined where pressing it was itself the change of a field. */
function takePressed(): HTMLElement | undefined {
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  if (!pressed) return undefined;
  delete pressed.dataset['pressed'];
  pressed.removeAttribute('aria-busy');
  const isChange = pressed instanceof HTMLInputElement && pressed.checked !== pressed.defaultChecked;
  return isChange ? undefined : pressed;
}

/**
 * Does what the patient did on a page that the server has drawn, before its code was there: hydration ignores it, and the next
 * render would clear it.
 */
export function useTakeUp(): void {
  const before = useRef<{
    readonly unknown: () => readonly (() => void)[];
    readonly pressed: HTMLElement | undefined;
  }>(undefined);
  // Before any render that follows.
  useLayoutEffect(() => {
    const unknown = watchChanges();
    before.current = { pressed: takePressed(), unknown };
    return () => void unknown();
  }, []);
  useEffect(() => {
    // After the effects of this render, so that each change is drawn before the next.
    queueMicrotask(() => {
      const changes = before.current?.unknown() ?? [];
      // From here on no part of the page is set back to what was drawn.
      wakeFields();
      document.documentElement.dataset['alive'] = '';
      // Between the two effects the page may have been painted, and pressed.
      const pressed = takePressed() ?? before.current?.pressed;
      for (const change of changes) change();
      pressed?.click();
      before.current = undefined;
    });
  }, []);
}
