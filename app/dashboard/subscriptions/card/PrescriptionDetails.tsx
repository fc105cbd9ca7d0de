import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { Medication } from '#schemas/wire/medication.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { medicationQuery } from '#services/api/subscriptions.ts';
import { Attachments } from './Attachments.tsx';
import * as styles from './PrescriptionDetails.css.ts';
import { HeldDose } from './HeldDose.tsx';
import { PROTOCOL_CHANGE_SENT } from '../texts/protocolTexts.ts';
import { ProtocolChange } from './ProtocolChange.tsx';

interface PrescriptionDetailsProps {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly prescription: string;
}

const loading = [{ height: '1.5rem', width: '60%' }, { height: '5rem' }, { height: '1.25rem', width: '40%' }];

/** Statuses of ended subscriptions, which can no longer be changed. */
const over: ReadonlySet<Subscription['status']> = new Set<Subscription['status']>(['canceled', 'incomplete_expired']);

function Instructions({ medication }: { readonly medication: Medication }) {
  return (
    <Stack>
      <h2 className={styles.title}>{medication.name}</h2>
      <p>{medication.patient_instructions ?? 'Your provider has not added instructions yet.'}</p>
      {medication.dose !== null && <p>{medication.dose}</p>}
      {medication.supply !== null && <p>{medication.supply}</p>}
      {medication.expiration_date && (
        <p className={styles.soft}>Expires on {momentText(new Date(medication.expiration_date), 'date')}</p>
      )}
    </Stack>
  );
}

/** The prescription and its instructions, with a button to request a change. */
export function PrescriptionDetails({ userId, subscription, prescription }: PrescriptionDetailsProps) {
  const { data: medication, isError, refetch } = useQuery(medicationQuery(userId, subscription._id, prescription));
  const [sent, setSent] = useState(false);
  return (
    <div className={styles.details}>
      {subscription.held && <HeldDose userId={userId} subscriptionId={subscription._id} />}
      {medication && <Instructions medication={medication} />}
      {!medication && !isError && <Skeleton bones={loading} />}
      {!medication && isError && (
        <Alert
          tone="danger"
          urgent
          action={
            <Button look="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The prescription could not be loaded.
        </Alert>
      )}
      <Attachments plans={subscription.product_plans} />
      {sent && (
        <Alert tone="success" title={PROTOCOL_CHANGE_SENT.title}>
          {PROTOCOL_CHANGE_SENT.text}
        </Alert>
      )}
      {!sent && !over.has(subscription.status) && (
        <ProtocolChange subscriptionId={subscription._id} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
