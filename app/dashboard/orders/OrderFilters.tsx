import { Link } from '@tanstack/react-router';
import type { ShowcaseChoice } from '#services/api/showcase.ts';
import * as styles from './orders.css.ts';
import { statusLabels, typeLabels } from './orderTexts.ts';
import { orderStatuses, orderTypes } from './readOrdersSearch.ts';

interface FilterProps {
  readonly label: string;
  /** What is offered, each with the orders that it chooses. */
  readonly options: readonly (readonly [label: string, search: ShowcaseChoice, isChosen: boolean])[];
}

/** One way to choose among the orders. Links, so that they lead to addresses and need no code to be pressed. */
const Filter = ({ label, options }: FilterProps) => (
  <nav aria-label={label}>
    <ul className={styles.filters}>
      {options.map(([text, search, isChosen]) => (
        <li key={text}>
          <Link
            to="/orders"
            search={search}
            resetScroll={false}
            activeOptions={{ exact: true }}
            className={styles.filter({ chosen: isChosen })}
            {...(isChosen && { 'aria-current': 'page' })}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Chooses orders by their state and by what they are of. */
export function OrderFilters({ status, type }: ShowcaseChoice) {
  const byType: ShowcaseChoice = type ? { type } : {};
  const byStatus: ShowcaseChoice = status ? { status } : {};
  return (
    <div className={styles.choices}>
      <Filter
        label="Orders by state"
        options={[
          ['All orders', byType, status === undefined],
          ...orderStatuses.map((one) => [statusLabels[one], { ...byType, status: one }, one === status] as const),
        ]}
      />
      <Filter
        label="Orders by kind"
        options={[
          ['All kinds', byStatus, type === undefined],
          ...orderTypes.map((one) => [typeLabels[one].many, { ...byStatus, type: one }, one === type] as const),
        ]}
      />
    </div>
  );
}
