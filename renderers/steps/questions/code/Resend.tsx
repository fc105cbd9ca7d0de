import { Button } from '#renderers/ui/buttons/Button.tsx';
import { identityWords, waitForCode } from '#renderers/words/identityWords.ts';
import { useCountdown } from './useCountdown.ts';

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
