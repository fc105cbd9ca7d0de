import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { requestDataCopy } from '#services/api/dataCopies.ts';
import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import { FocusedPlace } from '../twoStep/FocusedPlace.tsx';
import { PasswordForm } from '../twoStep/PasswordForm.tsx';

interface CopyRequestProps {
  readonly userId: string;
  readonly onRequested: (state: DataCopyState) => void;
}

/** Asks for a copy of the patient's data: a button, and then the password. */
export function CopyRequest({ userId, onRequested }: CopyRequestProps) {
  const [stage, setStage] = useState<'offered' | 'asked' | 'offered again'>('offered');
  if (stage === 'asked')
    return (
      <FocusedPlace key={stage} takesFocus>
        <PasswordForm
          label="Request my copy"
          hint="So that nobody gets your data who finds this device open."
          send={async (password) => onRequested(await requestDataCopy(userId, password))}
          onCancel={() => setStage('offered again')}
        />
      </FocusedPlace>
    );
  return (
    <FocusedPlace key={stage} takesFocus={stage === 'offered again'}>
      <div>
        <Button look="secondary" onClick={() => setStage('asked')}>
          Request a copy of my data
        </Button>
      </div>
    </FocusedPlace>
  );
}
