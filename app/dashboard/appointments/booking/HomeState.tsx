import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { statesQuery } from '#services/api/states.ts';
import { updateUser, userQuery } from '#services/api/users.ts';
import * as page from '../../layout/page.css.ts';

/** Asks for the home state, which is required for bookings: it determines the physicians who may treat the patient. */
export function HomeState({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const id = useId();
  const { data: states } = useQuery(statesQuery);
  const [state, setState] = useState('');
  const [missing, setMissing] = useState(false);
  const account = userQuery(user._id);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (chosen: string) =>
      updateUser(user._id, { state: chosen, revision: user.revision }, crypto.randomUUID()),
    onSuccess: (saved) => queryClient.setQueryData(account.queryKey, saved),
    // If another tab has changed the account meanwhile, the next attempt uses its revision.
    onError: () => queryClient.invalidateQueries(account),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(state === '');
    if (state !== '' && !save.isPending) save.mutate(state);
  };
  return (
    <Card aria-labelledby={id}>
      <form method="dialog" noValidate onSubmit={submit}>
        <Stack>
          <h2 id={id} className={page.title}>
            Add your state
          </h2>
          <p>Who can talk with you depends on the state that you live in. Add it to book an appointment.</p>
          {save.isError && (
            <Alert tone="danger" urgent>
              Your state could not be saved. {save.error.message}
            </Alert>
          )}
          <SelectField
            label="Home state"
            name="state"
            autoComplete="address-level1"
            entries={states?.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))}
            value={state}
            error={missing && state === '' ? 'Please choose your state.' : undefined}
            onChange={setState}
          />
          <div>
            <Button type="submit" busy={save.isPending}>
              Save and continue
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
