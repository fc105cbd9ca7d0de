import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { unitText } from '#flows/labs/rules/unitText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { removeOutsideResult } from '#services/api/labs/outsideResults.ts';
import { BandName } from '../parts/BandName.tsx';
import { referenceText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import * as styles from './outside.css.ts';

interface OutsideRowProps {
  readonly userId: string;
  readonly biomarker: LabBiomarker;
  readonly result: LabResult;
  readonly onRemoved: () => void;
}

/** A value that the patient has entered, with what it is compared with; it can be removed, which is asked once more. */
export function OutsideRow({ userId, biomarker: { name, decimals }, result, onRemoved }: OutsideRowProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { entered } = result;
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => removeOutsideResult(queryClient, userId, entered?._id ?? ''),
    onSuccess: onRemoved,
  });
  return (
    <li className={styles.row}>
      <span id={id} className={styles.name}>
        {name}
      </span>
      <span className={styles.value}>{valueText(result, decimals)}</span>
      <span className={styles.range}>
        <span>{referenceText(result, decimals)}</span>
        {entered && entered.unit !== result.unit && (
          <span>
            You entered {entered.value} {unitText(entered.unit)}
          </span>
        )}
      </span>
      <span className={styles.band}>
        <BandName band={toldBandOf(result)} />
      </span>
      <div className={styles.buttons}>
        {asks ? (
          <>
            <Button
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
              autoFocus
              look="secondary"
              busy={isPending}
              busyLabel="Removing…"
              aria-describedby={id}
              onClick={() => !isPending && mutate()}
            >
              Remove it for good
            </Button>
            <Button look="quiet" onClick={() => setAsks(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button look="quiet" aria-describedby={id} onClick={() => setAsks(true)}>
            Remove
          </Button>
        )}
      </div>
      {error && (
        <div className={styles.failure}>
          <Alert tone="danger" urgent>
            {error.message}
          </Alert>
        </div>
      )}
    </li>
  );
}
