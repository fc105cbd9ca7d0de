import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** The contents of the fields, by name. */
interface Entered {
  readonly [name: string]: string;
}

/**
 * Keeps text that was entered into a server-rendered form before its code was loaded: hydration ignores that text, and
 * the next render would clear the fields. Give such a form `method="dialog"`: submitted that early, it would
 * otherwise put the password into the URL.
 */
export function useInputBeforeHydration(take: (entered: Entered) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)];
    takeOver(Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')));
  }, []);
  return form;
}
