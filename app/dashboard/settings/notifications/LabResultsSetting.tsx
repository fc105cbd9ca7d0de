import { Switch } from '@base-ui/react/switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { User } from '#schemas/wire/user.ts';
import * as page from '../../layout/page.css.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import { useAccountUpdate } from '../useAccountUpdate.ts';
import * as styles from './switches.css.ts';

/** Whether lab results wait for the provider's note. The switch is saved as soon as it is pressed. */
export function LabResultsSetting({ user }: { readonly user: User }) {
  const id = useId();
  const save = useAccountUpdate(user._id);
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, isSuccess, submittedAt, error } = useMutation({
    networkMode: 'always',
    mutationFn: (waits: boolean) => save({ waits_for_lab_note: waits }),
    onSuccess: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('lab ') }),
  });
  return (
    <SettingsCard title="Lab results">
      <p className={page.soft}>You see your results as soon as the lab sends them, unless you choose to wait.</p>
      {isSuccess && <SavedNotice key={submittedAt}>Your choice was saved</SavedNotice>}
      <div className={styles.row}>
        <div>
          <label id={id} htmlFor={`${id}-switch`} className={styles.label}>
            Wait for my provider’s note
          </label>
          <p id={`${id}-text`} className={page.soft}>
            We tell you when results arrive, and show them with the note. You can show them sooner. Results that need
            attention right away are always shown at once.
          </p>
        </div>
        <Switch.Root
          id={`${id}-switch`}
          checked={isPending ? variables : user.waits_for_lab_note}
          onCheckedChange={(on) => !isPending && mutate(on)}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          className={styles.track}
        >
          <Switch.Thumb className={styles.thumb} />
        </Switch.Root>
      </div>
      {error && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
    </SettingsCard>
  );
}
