import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { requestDataCopy } from '#services/api/dataCopies.ts';
import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import { FocusedPlace } from '../twoStep/FocusedPlace.tsx';
import { OwnerForm } from '../../owner/OwnerForm.tsx';

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
        <OwnerForm
          userId={userId}
          label="Request my copy"
          hint="So that nobody gets your data who finds this device open."
          send={async (proof) => onRequested(await requestDataCopy(userId, proof))}
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
