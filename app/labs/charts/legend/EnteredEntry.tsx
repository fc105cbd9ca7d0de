import * as plot from '../plot/Plot.css.ts';
import { symbols } from '../plot/symbols.ts';
import { LegendEntry } from './Legend.tsx';

/** What the square around a mark means. */
export const EnteredEntry = () => (
  <LegendEntry mark={<path d={symbols.legendFrame} className={plot.entered} />}>
    Entered by you, not sent by a lab
  </LegendEntry>
);
