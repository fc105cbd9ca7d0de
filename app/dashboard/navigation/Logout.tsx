import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { logout } from '#services/api/logout.ts';

/** Logs the patient out on this device. It works without the server, too. */
export function Logout() {
  const [leaving, setLeaving] = useState(false);
  return (
    <Button
      look="quiet"
      busy={leaving}
      onClick={() => {
        setLeaving(true);
        void logout();
      }}
    >
      Logout
    </Button>
  );
}
