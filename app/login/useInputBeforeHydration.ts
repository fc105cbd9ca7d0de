import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The contents of the fields, by name. */
interface Entered {
  readonly [name: string]: string;
}

/**
 * Keeps text that was entered into a server-rendered form before its code was loaded: hydration ignores that text, and
 * the next render would clear the fields. A form that was submitted that early is submitted now (`earlyScript`). Give such
 * a form `method="dialog"`: where even that script is missing, it would otherwise put the password into the URL.
 */
export function useInputBeforeHydration(take: (entered: Entered) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(take);
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!form.current) return;
    const { dataset } = form.current;
    dataset['alive'] = '';
    const entries = [...new FormData(form.current)];
    takeOver(Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')));
    if (dataset['pressed'] === undefined) return;
    delete dataset['pressed'];
    const button = form.current.querySelector<HTMLElement>('[type="submit"]');
    button?.removeAttribute('aria-busy');
    setPressed(button);
  }, []);
  // Once the fields hold what was entered.
  useEffect(() => pressed?.click(), [pressed]);
  return form;
}
