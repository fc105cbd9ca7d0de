import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouterState, useSearch, Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '#renderers/ui/layout/VisuallyHidden.css.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { intakesQuery } from '#services/api/intakes.ts';
import { shopQuery } from '#services/api/products.ts';
import { statesQuery } from '#services/api/states.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { Banners } from './banners/Banners.tsx';
import { bannersFor } from './banners/bannersFor.ts';
import { FilterButton } from './filters/FilterButton.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { activeSubscriptionTo } from './grid/activeSubscriptionTo.ts';
import { Results } from './grid/Results.tsx';
import { chosenIn, searchOf, shopChoiceOf, type ChosenFilters } from './search/chosenFilters.ts';
import { readShopSearch } from './search/readShopSearch.ts';
import * as styles from './shop.css.ts';
import { ShopNavigation } from './ShopNavigation.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { ProtocolWidget } from '../home/widgets/ProtocolWidget.tsx';
import { Widget } from '../home/widgets/Widget.tsx';
import { protocolsOf } from '../protocol/protocolsOf.ts';

interface ProtocolPlaceProps {
  readonly userId: string;
  readonly subscriptions: readonly Subscription[];
}

/** Below the products: how a patient has the treatment changed or, without one, asks what would suit. */
function ProtocolPlace({ userId, subscriptions }: ProtocolPlaceProps) {
  if (protocolsOf(subscriptions).length > 0) return <ProtocolWidget userId={userId} subscriptions={subscriptions} />;
  return (
    <Widget title="Not sure what suits you?" text="Your care team knows what we offer, and answers your questions.">
      <Link to="/dashboard/$userId/messages" params={{ userId }} className={button({ look: 'secondary' })}>
        Ask your care team
      </Link>
    </Widget>
  );
}

const ShopPanel = lazy(() =>
  import('./panels/ShopPanel.tsx').then(({ ShopPanel: component }) => ({ default: component })),
);

const route = getRouteApi('/signed-in');

/** The shop: banners, filters, and the products that they leave, page by page. Its address says what is shown. */
export function ShopPage() {
  const { userId } = route.useRouteContext();
  const navigate = useNavigate();
  const search = readShopSearch(useSearch({ strict: false }));
  const { banners, filters } = currentOrganization.get().settings.shop;
  const products = useQuery({ ...shopQuery(shopChoiceOf(search, filters)), placeholderData: keepPreviousData });
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery(userId));
  const { data: intakes = [] } = useQuery(intakesQuery(userId));
  const { data: user } = useQuery(userQuery(userId));
  const { data: states } = useQuery(statesQuery);
  const [opened, setOpened] = useState<ProductTemplate>();
  const opener = useRef<HTMLElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const isTurned = useRef(false);
  usePageTitle('Shop');

  const { data, isPlaceholderData: isOld } = products;
  const shown = isOld ? undefined : data?.page;
  const isArrived = useRouterState({
    select: ({ location, resolvedLocation }) => resolvedLocation?.href === location.href,
  });
  // The keyboard, and who looks, go on at the top of a page that was turned to. The router has arrived by then: what is scrolled
  // before, it does not remember for Back.
  useEffect(() => {
    if (shown === undefined || !isArrived || !isTurned.current) return;
    isTurned.current = false;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }, [shown, isArrived]);

  const chosen = chosenIn(search, filters);
  const choose = (next: ChosenFilters) => void navigate({ to: '/shop', search: searchOf(next), resetScroll: false });
  const state = user?.state ?? null;
  const filtering = { filters, chosen, onChoose: choose };
  return (
    <div className={styles.shop}>
      <ShopNavigation userId={userId} />
      {banners.length > 0 && <h1 className={visuallyHidden}>Our Products</h1>}
      <Banners banners={bannersFor(banners, intakes)} userId={userId} />
      <div className={filters.length > 0 ? styles.columns : undefined}>
        {filters.length > 0 && <FilterPanel {...filtering} />}
        <Results
          heading={results}
          read={products}
          chosen={chosen}
          filterButton={filters.length > 0 && <FilterButton {...filtering} />}
          grid={{
            subscriptions,
            userId,
            state,
            stateName: states?.find(({ abbreviation }) => abbreviation === state)?.name ?? state ?? '',
            onAction: (product) => {
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              setOpened(product);
            },
          }}
          onTurn={() => {
            isTurned.current = true;
          }}
          onReset={() => choose({ type: [], protocols: [], benefits: [] })}
        />
      </div>
      <ProtocolPlace userId={userId} subscriptions={subscriptions} />
      {opened && (
        <Suspense>
          <ShopPanel
            key={opened._id}
            userId={userId}
            product={opened}
            subscription={activeSubscriptionTo(opened._id, subscriptions)}
            onClose={() => {
              setOpened(undefined);
              // One layer gave its place to another, so that neither knows where focus came from.
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
