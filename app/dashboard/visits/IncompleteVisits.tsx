import { lazy, Suspense, useState } from 'react';
import type { Intake } from '#schemas/wire/intake.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as page from '../layout/page.css.ts';
import * as styles from './visits.css.ts';
import { VisitCard } from './VisitCard.tsx';

const SidePanel = lazy(() =>
  import('#renderers/ui/overlays/SidePanel.tsx').then(({ SidePanel: component }) => ({ default: component })),
);

/** The number of visits shown outside the panel that lists all of them. */
const SHOWN = 2;

/** The visits to continue. */
export function IncompleteVisits({ intakes }: { readonly intakes: readonly Intake[] }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.group} aria-labelledby="incomplete-visits">
      <div className={page.heading}>
        <h2 id="incomplete-visits" className={page.title}>
          Continue your visit
        </h2>
        {intakes.length > SHOWN && (
          <Button look="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
            See all {intakes.length}
          </Button>
        )}
      </div>
      <ul className={styles.cards}>
        {intakes.slice(0, SHOWN).map((intake) => (
          <li key={intake._id}>
            <VisitCard intake={intake} onCancelFailed={() => setOpen(true)} />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <SidePanel open title="Incomplete visits" onClose={() => setOpen(false)}>
            <ul className={page.list}>
              {intakes.map((intake) => (
                <li key={intake._id}>
                  <VisitCard intake={intake} />
                </li>
              ))}
            </ul>
          </SidePanel>
        </Suspense>
      )}
    </section>
  );
}
