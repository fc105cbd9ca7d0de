import { useQueryClient } from '@tanstack/react-query';
import type { UserUpdate } from '#schemas/wire/user.ts';
import { updateUser, userQuery } from '#services/api/users.ts';

/** Changes the patient's account, and what the portal shows of it. */
export function useAccountUpdate(userId: string): (update: UserUpdate) => Promise<void> {
  const queryClient = useQueryClient();
  return async (update) => {
    const user = await updateUser(userId, update, crypto.randomUUID());
    queryClient.setQueryData(userQuery(userId).queryKey, user);
  };
}
