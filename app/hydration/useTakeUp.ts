import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { waitsIn, wakeFields, watchChanges, type Scope } from './changedFields.ts';

/** What was pressed last (`earlyScript`); undefined where pressing it was itself the change of a field. */
function takePressed(scope: Scope): HTMLElement | undefined {
  const pressed = scope.querySelector<HTMLElement>('[data-pressed]');
  if (!pressed || waitsIn(scope, pressed)) return undefined;
  delete pressed.dataset['pressed'];
  pressed.removeAttribute('aria-busy');
  const isChange = pressed instanceof HTMLInputElement && pressed.checked !== pressed.defaultChecked;
  return isChange ? undefined : pressed;
}

/**
 * Does what the patient did on a page that the server has drawn, before its code was there: hydration ignores it, and the next
 * render would clear it.
 *
 * @param part a part of the page that is taken over by itself; without it, the page
 */
export function useTakeUp(part?: RefObject<HTMLElement | null>): void {
  const before = useRef<{
    readonly unknown: () => readonly (() => void)[];
    readonly pressed: HTMLElement | undefined;
  }>(undefined);
  // Before any render that follows.
  useLayoutEffect(() => {
    const scope = part?.current ?? document;
    const unknown = watchChanges(scope);
    before.current = { pressed: takePressed(scope), unknown };
    return () => void unknown();
  }, [part]);
  useEffect(() => {
    // After the effects of this render, so that each change is drawn before the next.
    queueMicrotask(() => {
      const scope = part?.current ?? document;
      const changes = before.current?.unknown() ?? [];
      // From here on no part of the page is set back to what was drawn.
      wakeFields(scope);
      if (part?.current) delete part.current.dataset['waits'];
      else document.documentElement.dataset['alive'] = '';
      // Between the two effects the page may have been painted, and pressed.
      const pressed = takePressed(scope) ?? before.current?.pressed;
      for (const change of changes) change();
      pressed?.click();
      before.current = undefined;
    });
  }, [part]);
}
