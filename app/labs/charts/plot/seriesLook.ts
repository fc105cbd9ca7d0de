import * as styles from './seriesLooks.css.ts';
import { symbols } from './symbols.ts';

const marks = [symbols.circle, symbols.square, symbols.triangle, symbols.diamond] as const;

/** How a series is told from others: by color, dashes, mark and letter. */
export interface SeriesLook {
  readonly letter: string;
  /** The outline of its marks, around the point 0, 0. */
  readonly mark: string;
  readonly classes: (typeof styles.looks)[number];
}

/** The look of a series. @param place from 0; the fifth looks as the first */
export const seriesLook = (place: number): SeriesLook => ({
  letter: 'ABCD'.charAt(place % 4),
  mark: marks[place % 4] ?? symbols.circle,
  classes: styles.looks[place % 4] ?? styles.looks[0],
});
