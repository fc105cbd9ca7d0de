import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { statesQuery } from '#services/api/states.ts';
import { updateUser, userQuery } from '#services/api/users.ts';
import { useForm } from '#app/login/useForm.ts';
import * as page from '../../layout/page.css.ts';

const check = ({ state }: { readonly state: string }) => ({
  state: state === '' ? 'Please choose your state.' : undefined,
});

/** Asks for the home state, which is required for bookings: it determines the physicians who may treat the patient. */
export function HomeState({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const id = useId();
  const { data: states } = useQuery(statesQuery);
  const account = userQuery(user._id);
  const { problem, busy, field, element } = useForm({
    initial: { state: '' },
    check,
    send: async ({ state }) => {
      try {
        const saved = await updateUser(user._id, { state, revision: user.revision }, crypto.randomUUID());
        queryClient.setQueryData(account.queryKey, saved);
      } catch (error) {
        // If another tab has changed the account meanwhile, the next attempt uses its revision.
        await queryClient.invalidateQueries(account);
        throw error;
      }
    },
    clearsErrors: true,
  });

  return (
    <Card aria-labelledby={id}>
      <form {...element}>
        <Stack>
          <h2 id={id} className={page.title}>
            Add your state
          </h2>
          <p>Providers can only treat patients in certain states. Add your home state to book an appointment.</p>
          {problem && (
            <Alert tone="danger" urgent>
              We could not save your state. {problem.message}
            </Alert>
          )}
          <SelectField
            label="Home state"
            autoComplete="address-level1"
            entries={states?.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))}
            {...field('state')}
          />
          <div>
            <Button type="submit" busy={busy}>
              Save and continue
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
