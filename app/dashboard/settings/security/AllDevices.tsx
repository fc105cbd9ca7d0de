import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { logoutEverywhere } from '#services/api/logout.ts';
import * as styles from '../../layout/page.css.ts';

/** Ends the sessions on all devices of the patient, this one included. */
export function AllDevices() {
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setLeaving(true);
    setProblem(undefined);
    try {
      await logoutEverywhere();
    } catch (error) {
      setLeaving(false);
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <div className={styles.visit}>
      <p className={styles.soft}>
        If you’re logged in on a device that you no longer use, or that others use, sign out on all of them. You’ll be
        signed out on this device, too.
      </p>
      <div>
        <Button look="secondary" busy={leaving} onClick={() => void leave()}>
          Sign out on all devices
        </Button>
      </div>
      {problem !== undefined && (
        <Alert tone="danger" urgent>
          {problem}
        </Alert>
      )}
    </div>
  );
}
