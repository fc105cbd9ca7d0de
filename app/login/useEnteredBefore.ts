import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What stands in the fields, by their names. */
interface Entered {
  readonly [name: string]: string;
}

/**
 * Takes over what was entered into a form that the server has drawn, before its code was there: what is drawn knows
 * nothing of it, and would empty the fields with its next change. Give such a form `method="dialog"`, which goes nowhere;
 * any other would leave with the password in its address when it is sent that early.
 */
export function useEnteredBefore(take: (entered: Entered) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)];
    take(Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')));
    // Once: from now on the form says itself what is entered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return form;
}
