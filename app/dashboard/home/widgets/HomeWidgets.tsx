import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import { useNow } from '../../../time/useNow.ts';
import { useHomeReads } from '../useHomeReads.ts';
import { WidgetGrid } from './WidgetGrid.tsx';

const route = getRouteApi('/signed-in');

function Widgets({ user }: { readonly user: User }) {
  const { facts, panels } = useHomeReads(user, useNow());
  return <WidgetGrid facts={facts} panels={panels} />;
}

/** The widgets of the home, which read what they show by themselves. */
export function HomeWidgets() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  return user ? <Widgets user={user} /> : null;
}
