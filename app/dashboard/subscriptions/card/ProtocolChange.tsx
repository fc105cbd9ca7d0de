import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PrescriptionChange } from '#schemas/wire/subscriptionAction.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { useHeldInput } from '#renderers/flow/useHeldInput.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { ChoiceGroup } from '#renderers/ui/choices/ChoiceGroup.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { TextArea } from '#renderers/ui/inputs/TextArea.tsx';
import { requestPrescriptionChange } from '#services/api/subscriptionActions.ts';
import { bodyKeys } from '../flow/bodyKeys.ts';
import { namesSymptoms } from '../texts/namesSymptoms.ts';
import * as styles from './PrescriptionDetails.css.ts';

type RequestType = PrescriptionChange['requestType'];

const choices: readonly { readonly value: RequestType; readonly label: string }[] = [
  { value: 'RaiseDosage', label: 'Raise my dosage' },
  { value: 'LowerDosage', label: 'Lower my dosage' },
  { value: 'Other', label: 'Other' },
];

const MAX_COMMENT = 1000;

/** What is asked for and not sent yet, by subscription: it outlives the panel, and nothing but this page. */
const unsent = new Map<string, Asked>();

interface Asked {
  readonly type: RequestType;
  readonly comment: string;
}

interface ProtocolChangeProps {
  readonly subscriptionId: string;
  /** Called once the care team has the request. */
  readonly onSent: () => void;
}

/** Asks the care team to change a prescription. */
export function ProtocolChange({ subscriptionId, onSent }: ProtocolChangeProps) {
  const id = useId();
  const [{ type, comment }, setAsked] = useState<Asked>(
    () => unsent.get(subscriptionId) ?? { type: 'Other', comment: '' },
  );
  const [keyOf] = useState(bodyKeys);
  const request = useMutation({
    mutationFn: (change: PrescriptionChange) =>
      requestPrescriptionChange(subscriptionId, change, keyOf('request-prescription-change', change)),
    networkMode: 'always',
    onSuccess: () => {
      unsent.delete(subscriptionId);
      onSent();
    },
    onError: (error) => reportFailure('a request for a protocol change', error),
  });
  // After the request is sent, no input is held.
  const holdInput = useHeldInput(request.isSuccess ? 'sent' : 'entered');

  const ask = (asked: Asked) => {
    holdInput();
    unsent.set(subscriptionId, asked);
    setAsked(asked);
  };
  const send = () => {
    const text = comment.trim();
    request.mutate({ requestType: type, ...(text !== '' && { comment: text }) });
  };
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id} className={styles.title}>
          Request a change to your protocol
        </h2>
        <ChoiceGroup
          type="radio"
          labelledBy={id}
          choices={choices}
          chosen={[type]}
          onChoose={(value) =>
            ask({ type: choices.find((choice) => choice.value === value)?.value ?? 'Other', comment })
          }
        />
        <TextArea
          label="What would you like to change?"
          optional
          maxLength={MAX_COMMENT}
          value={comment}
          onChange={(text) => ask({ type, comment: text })}
        />
        {namesSymptoms(comment) && (
          <Alert tone="warning" title="Do you feel unwell?">
            Your care team may not read this request until the next working day. In an emergency, call 911. If you think
            about harming yourself, call or text 988 any time. If you took too much, call Poison Control at
            1-800-222-1222. If it can&apos;t wait, see a doctor.
          </Alert>
        )}
        {request.isError && (
          <Alert tone="danger" urgent>
            An error has occurred on submitting modification.
          </Alert>
        )}
        <Button full busy={request.isPending} busyLabel="Sending…" onClick={send}>
          Send request
        </Button>
      </Stack>
    </section>
  );
}
