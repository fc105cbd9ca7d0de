import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { requestDataCopy } from '#services/api/dataCopies.ts';
import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import { OwnerForm } from '../../owner/OwnerForm.tsx';
import { TurningPlace } from '../../TurningPlace.tsx';

interface CopyRequestProps {
  readonly userId: string;
  readonly onRequested: (state: DataCopyState) => void;
}

/** Asks for a copy of the patient's data: a button, and then what protects the account. */
export function CopyRequest({ userId, onRequested }: CopyRequestProps) {
  const [asking, setAsking] = useState(false);
  return (
    <TurningPlace turn={asking ? 'asked' : 'offered'}>
      {asking ? (
        <OwnerForm
          userId={userId}
          label="Request my copy"
          hint="So that nobody gets your data who finds this device open."
          send={async (proof) => onRequested(await requestDataCopy(userId, proof))}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div>
          <Button look="secondary" onClick={() => setAsking(true)}>
            Request a copy of my data
          </Button>
        </div>
      )}
    </TurningPlace>
  );
}
