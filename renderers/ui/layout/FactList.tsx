import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

/** A term, what is told of it, and a word on that. A fact that nothing is told of is left out. */
export type ListedFact = readonly [term: string, told: ReactNode, note?: ReactNode];

/** Facts side by side, as many as there is room for, in order. */
export const FactList = ({ facts }: { readonly facts: readonly ListedFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ([term, told, note]) =>
        told !== undefined && (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.told}>{told}</dd>
            {note !== undefined && <dd className={styles.note}>{note}</dd>}
          </div>
        ),
    )}
  </dl>
);
