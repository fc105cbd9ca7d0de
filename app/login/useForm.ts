import { useState, type FormEvent } from 'react';
import { ProblemError } from '#services/api/ProblemError.ts';
import { useEnteredBefore } from './useEnteredBefore.ts';

type Values<Name extends string> = { readonly [name in Name]: string };

/** What is wrong with fields, by their names and in the order in which they stand; undefined where nothing is. */
export type FormErrors<Name extends string> = { readonly [name in Name]?: string | undefined };

interface FormSettings<Name extends string> {
  /** What the fields begin with, by their names. */
  readonly begins: Values<Name>;
  readonly check: (values: Values<Name>) => FormErrors<Name>;
  /** Sends what was entered, in which nothing is wrong. */
  readonly send: (values: Values<Name>) => Promise<void>;
  /** It was sent and the page is on its way elsewhere: the form stays busy. */
  readonly leaving?: boolean;
  /** What was said to be wrong is taken back as soon as anything is changed; otherwise with the next press. */
  readonly forgives?: boolean;
}

/**
 * A form of one screen that is no step of a flow: it leads to the first field that is wrong, is sent once however often
 * it is pressed, and keeps what was entered: where that failed, and from before its code was there.
 *
 * @throws what is no ProblemError and came out of `send`
 */
export function useForm<Name extends string>({
  begins,
  check,
  send,
  leaving = false,
  forgives = false,
}: FormSettings<Name>) {
  const [values, setValues] = useState(begins);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [problem, setProblem] = useState<ProblemError>();
  const [sending, setSending] = useState(false);
  const ref = useEnteredBefore((entered) => setValues((known) => ({ ...known, ...entered })));
  const busy = sending || leaving;

  const change = (name: Name, value: string) => {
    setValues((known) => ({ ...known, [name]: value }));
    if (!forgives) return;
    setErrors({});
    setProblem(undefined);
  };
  const submit = async () => {
    const found = check(values);
    setErrors(found);
    const [wrong] = Object.entries(found).find(([, error]) => error !== undefined) ?? [];
    if (wrong !== undefined) {
      ref.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    } finally {
      setSending(false);
    }
  };

  return {
    values,
    change,
    /** Why it could not be sent. */
    problem,
    busy,
    /** What a field of that name is given. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: string) => change(name, value),
    }),
    /** What the form element is given. */
    element: {
      ref,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      },
    },
  } as const;
}
