import { Button } from '#renderers/ui/buttons/Button.tsx';
import { waitForCode, words } from '#renderers/words/words.ts';
import { useWait } from './useWait.ts';

/** How long a code may take to arrive before another one can be asked for, in seconds. */
const RESEND_AFTER = 30;

interface ResendProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Asks for another code, after a while. It counts for those who look; nobody is told each second. */
export function Resend({ label, busy, onResend }: ResendProps) {
  const left = useWait(RESEND_AFTER);
  return (
    <Button
      look="quiet"
      busy={busy}
      busyLabel={words.sendingCode}
      reason={busy || left === 0 ? undefined : waitForCode(left)}
      onClick={onResend}
    >
      {label}
    </Button>
  );
}
