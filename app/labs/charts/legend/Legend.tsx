import type { ReactNode } from 'react';
import * as styles from './legend.css.ts';
import * as plot from '../plot/Plot.css.ts';
import { symbols } from '../plot/symbols.ts';

interface LegendEntryProps {
  /** What is drawn, around the point 0, 0, in a place 28 pixels wide and 20 high. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

/** What something in a chart means. */
export const LegendEntry = ({ mark, children }: LegendEntryProps) => (
  <li className={styles.entry}>
    <svg width="28" height="20" viewBox="-14 -10 28 20" aria-hidden="true" className={styles.mark}>
      {mark}
    </svg>
    <span>{children}</span>
  </li>
);

/** What is in a chart. */
export const Legend = ({ children }: { readonly children: ReactNode }) => <ul className={styles.legend}>{children}</ul>;

/** What the square around a mark means. */
export const EnteredEntry = () => (
  <LegendEntry mark={<path d={symbols.legendFrame} className={plot.entered} />}>
    Entered by you, not sent by a lab
  </LegendEntry>
);
