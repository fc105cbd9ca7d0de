import { useState } from 'react';
import type { ProblemField } from '#schemas/problem.ts';
import type { StepContext } from '#renderers/answering/StepProps.ts';
import { noDigits, type CodeDigits } from './codeDigits.ts';

type Action = 'verify' | 'resend';

/** The errors after which the same digits would fail again. */
const JUDGED: ReadonlySet<string> = new Set(['CodeIncorrect', 'CodeExpired']);

interface Code {
  readonly digits: CodeDigits;
  /** The action in progress. */
  readonly doing: Action | undefined;
  /** How often the input was cleared: because the code was refused, or another one was sent. */
  readonly emptied: number;
  /** The number of new codes sent while the step is shown. */
  readonly resent: number;
  /** A new code was sent, and nothing has happened since. */
  readonly justResent: boolean;
  /** The error text, until something is entered. */
  readonly error: string | undefined;
  readonly change: (digits: CodeDigits) => void;
  readonly verify: (digits: CodeDigits) => void;
  readonly resend: () => void;
}

/**
 * The entered digits of a code, and the result of checking them. Digits of an earlier attempt are never shown again.
 */
export function useCode({ problems, problem, busy, copy, onSubmit }: StepContext): Code {
  const [digits, setDigits] = useState(noDigits);
  const [action, setAction] = useState<Action>();
  const [seen, setSeen] = useState({ busy, problem });
  const [emptied, setEmptied] = useState(0);
  const [resent, setResent] = useState({ count: 0, just: false });
  const [edited, setEdited] = useState<readonly ProblemField[]>();

  const came = !busy && (seen.busy || seen.problem !== problem);
  if (came || seen.busy !== busy) setSeen({ busy, problem: busy ? seen.problem : problem });
  if (came) {
    const sent = action === 'resend' && problem === undefined;
    if (sent) setResent({ count: resent.count + 1, just: true });
    if (sent || (problem !== undefined && problem !== seen.problem && JUDGED.has(problem.code))) {
      setDigits(noDigits);
      setEmptied(emptied + 1);
    }
  }

  const doing = busy ? action : undefined;
  const refused = edited === problems ? undefined : problems[0];
  const begin = (next: Action) => {
    setAction(next);
    setResent({ count: resent.count, just: false });
  };
  return {
    digits,
    doing,
    emptied,
    resent: resent.count,
    justResent: resent.just,
    error: refused && copy(refused.message),
    change(next) {
      if (busy) return;
      setDigits(next);
      setEdited(problems);
      setResent({ count: resent.count, just: false });
    },
    verify(entered) {
      if (busy) return;
      begin('verify');
      const value = entered.join('');
      onSubmit(value === '' ? { action: 'verify' } : { action: 'verify', value });
    },
    resend() {
      if (busy) return;
      begin('resend');
      onSubmit({ action: 'resend' });
    },
  };
}
