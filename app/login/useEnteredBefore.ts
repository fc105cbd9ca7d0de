import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What stands in a field, by the field's name. */
type TextOf = (name: string) => string | undefined;

/**
 * Takes over what was entered into a form that the server has drawn, before its code was there: what is drawn knows
 * nothing of it, and would empty the fields with its next change. Give such a form `method="dialog"`, which goes nowhere;
 * any other would leave with the password in its address when it is sent that early.
 */
export function useEnteredBefore(take: (textOf: TextOf) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (!form.current) return;
    const entered = new FormData(form.current);
    take((name) => {
      const text = entered.get(name);
      return typeof text === 'string' ? text : undefined;
    });
    // Once: from now on the form says itself what is entered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return form;
}
