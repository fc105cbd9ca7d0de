import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useSearch } from '@tanstack/react-router';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import * as styles from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { offeredVisits } from '../visits/offeredVisits.ts';
import { ReadFailure } from '../visits/ReadFailure.tsx';
import { readShopSearch } from './readShopSearch.ts';
import { StartVisit } from '../visits/StartVisit.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';

const route = getRouteApi('/signed-in');

/** The organization's products, as the visits that lead to them. */
export function ShopPage() {
  const { userId } = route.useRouteContext();
  const intakes = useQuery(intakesQuery(userId));
  const templates = useQuery(intakeTemplatesQuery);
  const { type } = readShopSearch(useSearch({ strict: false }));
  usePageTitle('Shop');
  const ready = intakes.data && templates.data;
  const all = ready ? offeredVisits(templates.data, intakes.data) : [];
  const offered = type === undefined ? all : all.filter(({ header }) => header.type === type);
  return (
    <>
      <h1 className={styles.greeting}>Our Products</h1>
      <p className={styles.lead}>Get started on a visit below</p>
      {(intakes.isPending || templates.isPending) && (
        <div className={styles.section}>
          <Skeleton bones={pageShapes.shop} />
        </div>
      )}
      <ReadFailure reads={[intakes, templates]} />
      {offered.length > 0 && <StartVisit templates={offered} intakes={intakes.data ?? []} referrer="shop" />}
      {ready && offered.length === 0 && (
        <p className={styles.nothing}>
          {all.length === 0
            ? 'You have already started every visit that we offer. You can find them on your dashboard.'
            : 'Nothing of this kind is left to start.'}
        </p>
      )}
      {offered.length < all.length && (
        <p className={styles.nothing}>
          <Link to="/shop">See everything that we offer</Link>
        </p>
      )}
    </>
  );
}
