import { Link } from '@tanstack/react-router';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import type { HomeLab } from '../rules/HomeFacts.ts';
import { Widget } from './Widget.tsx';
import * as styles from './widgets.css.ts';

interface LabsProps {
  readonly labs: readonly HomeLab[];
}

/** The baseline test that comes with a treatment, until it is ordered. */
export function IncludedLabs({ labs }: LabsProps) {
  const included = labs.find(({ status }) => status === 'ready_to_order');
  return (
    <Widget
      title="Included Baseline Test"
      text="A blood test comes with your treatment, so that your provider knows where you start. Order it to choose a lab near you."
    >
      {included && (
        <Link to="/labs/$panelId" params={{ panelId: included.id }} className={button()}>
          Order your test
        </Link>
      )}
    </Widget>
  );
}

/** The lab tests that the patient has bought. */
export function LabOrders({ panels }: { readonly panels: readonly LabPanel[] }) {
  return (
    <Widget title="Your lab tests">
      <ul className={styles.list}>
        {panels.map(({ _id, name }) => (
          <li key={_id}>
            <Link to="/labs/$panelId" params={{ panelId: _id }} className={button({ look: 'secondary' })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Widget>
  );
}

/** The way to results that are there. */
export function LabOverview({ labs }: LabsProps) {
  const ready = labs.find(({ status }) => status === 'results_ready');
  const note = ready?.waits
    ? 'Your results are here and wait for your provider’s note.'
    : ready?.explained
      ? 'Your results are here, with what your provider says about them.'
      : 'Your results are here.';
  return (
    <Widget title="Your lab results" text={note}>
      {ready && (
        <Link to="/labs/$panelId" params={{ panelId: ready.id }} className={button()}>
          {ready.waits ? 'See this lab test' : 'See your results'}
        </Link>
      )}
    </Widget>
  );
}

/** What a patient waits for who has a lab test and no results. */
export function NoLabResults() {
  return (
    <Widget title="Your lab results" text="No results yet. We tell you as soon as they are here.">
      <Link to="/labs" className={button({ look: 'quiet' })}>
        See where your test is
      </Link>
    </Widget>
  );
}

/** The way to the lab tests of the shop. */
export function LabsShop() {
  return (
    <Widget title="Know where you start" text="A blood test at a lab near you, and what its values say.">
      <Link to="/shop" search={{ type: 'lab' }} className={button({ look: 'secondary' })}>
        See lab tests
      </Link>
    </Widget>
  );
}
