import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Dialog } from '#renderers/ui/overlays/Dialog.tsx';
import { logout } from '#services/api/logout.ts';

interface StillThereProps {
  /** Seconds until the session ends. */
  readonly left: number;
  readonly onStay: () => void;
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks whether the patient is still there. */
export function StillThere({ left, onStay }: StillThereProps) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <Dialog
      open
      title="Are you still there?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay logged in</Button>
          <Button look="secondary" busy={leaving} onClick={leave}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        To keep your health information private, we sign you out in <span role="timer">{clockText(left)}</span>.
      </p>
    </Dialog>
  );
}
