import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { stepRenderers } from '#renderers/flow/stepRenderers.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { useIsHydrated } from '#renderers/ui/loading/useIsHydrated.ts';
import { outsideMarkersQuery } from '#services/api/labs/outsideResults.ts';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { AddOutsideWalk } from './AddOutsideWalk.tsx';

const route = getRouteApi('/signed-in');

/** Loads the first screen, so that its title takes the place of the page's at once. */
export const loadFirst = async (): Promise<unknown> => stepRenderers.form.load?.();

/** The flow in which results are entered, once it is known what can be. */
export function AddOutside() {
  const { userId } = route.useRouteContext();
  const markers = useQuery(outsideMarkersQuery());
  const isHydrated = useIsHydrated();
  if (!isHydrated || markers.data === undefined)
    return (
      <>
        <h1 className={styles.title}>Add results from elsewhere</h1>
        {isHydrated ? (
          <Read query={markers} missing="No results can be entered here.">
            {() => null}
          </Read>
        ) : (
          <Skeleton />
        )}
      </>
    );
  return <AddOutsideWalk userId={userId} markers={markers.data} />;
}
