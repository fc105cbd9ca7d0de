import { Button } from '#renderers/ui/buttons/Button.tsx';
import { identityWords, waitForCode } from '#renderers/words/identityWords.ts';
import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * The remaining whole seconds of a countdown that starts at the first render; 0 when it is over. It follows the clock,
 * so time during which a phone sleeps counts.
 *
 * @param seconds the length of the countdown
 */
function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * SECOND);
  const [left, setLeft] = useState(seconds);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      // Setting the clock back must not make the countdown longer.
      setLeft((before) => Math.min(before, Math.max(0, Math.ceil((end - Date.now()) / SECOND))));
    }, SECOND);
    return () => clearInterval(timer);
  }, [end, waiting]);
  return left;
}

/** The number of seconds before the patient can request another code. */
const RESEND_AFTER = 30;

interface ResendProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** A button to request another code, after a countdown. The countdown is visible but not announced every second. */
export function Resend({ label, busy, onResend }: ResendProps) {
  const left = useCountdown(RESEND_AFTER);
  return (
    <Button
      look="quiet"
      busy={busy}
      busyLabel={identityWords.sendingCode}
      reason={busy || left === 0 ? undefined : waitForCode(left)}
      onClick={onResend}
    >
      {label}
    </Button>
  );
}
