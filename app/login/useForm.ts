import { useRef, useState, type FormEvent } from 'react';
import { ProblemError } from '#services/api/client/ProblemError.ts';

type Values<Name extends string> = { readonly [name in Name]: string };

/** The errors of the fields by name, in the order on screen; undefined for a valid field. */
export type FormErrors<Name extends string> = { readonly [name in Name]?: string | undefined };

interface FormSettings<Name extends string> {
  /** The initial values of the fields, by name. */
  readonly initial: Values<Name>;
  readonly check: (values: Values<Name>) => FormErrors<Name>;
  /** Sends the values once they are valid. */
  readonly send: (values: Values<Name>) => Promise<void>;
  /** The form was sent and the browser is already leaving the page: the form stays busy. */
  readonly leaving?: boolean;
  /** Whether errors are cleared as soon as anything changes; otherwise they stay until the next submit. */
  readonly clearsErrors?: boolean;
}

/**
 * A form of one screen that is not part of a flow. It moves focus to the first field with an error and keeps what
 * was entered after an error. Its button must be given `busy`, which keeps the form from being sent twice.
 *
 * @throws any error of `send` that is not a ProblemError
 */
export function useForm<Name extends string>({
  initial,
  check,
  send,
  leaving = false,
  clearsErrors = false,
}: FormSettings<Name>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [problem, setProblem] = useState<ProblemError>();
  const [sending, setSending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const busy = sending || leaving;

  const change = (name: Name, value: string) => {
    setValues((known) => ({ ...known, [name]: value }));
    if (!clearsErrors) return;
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
    /** Why the form could not be sent. */
    problem,
    busy,
    /** The props of a field. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: string) => change(name, value),
    }),
    /** The props of the form element. */
    element: {
      ref,
      // Sent before its code is there, it would otherwise put the password into the URL.
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  } as const;
}
