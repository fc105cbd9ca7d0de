import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { LabCategory } from '#schemas/wire/labs/labReads.ts';
import { measuredMarkers, MOST_MARKERS } from './firstChoice.ts';
import * as styles from './trends.css.ts';

interface MarkerChoiceProps {
  readonly categories: readonly LabCategory[];
  /** Slugs. */
  readonly chosen: readonly string[];
  readonly onToggle: (slug: string) => void;
}

/** Chooses up to four of the markers that were measured. It opens without code. */
export function MarkerChoice({ categories, chosen, onToggle }: MarkerChoiceProps) {
  const isFull = chosen.length >= MOST_MARKERS;
  return (
    <details className={styles.choice}>
      <summary className={styles.summary}>
        <span>Choose biomarkers</span>{' '}
        <span className={styles.count}>
          {chosen.length} chosen, up to {MOST_MARKERS}
        </span>
        <span className={styles.arrow}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.categories}>
        <p className={styles.hint}>
          {isFull
            ? 'Four are the most that can be told apart: leave one out to choose another.'
            : 'Choose up to four of those that were measured.'}
        </p>
        {categories.map((category) => {
          const measured = measuredMarkers([category]);
          if (measured.length === 0) return null;
          return (
            <fieldset key={category.slug} className={styles.category}>
              <legend className={styles.legend}>{category.name}</legend>
              {measured.map(({ biomarker: { _id: slug, name } }) => {
                const isChosen = chosen.includes(slug);
                const isBeyond = isFull && !isChosen;
                return (
                  <label key={slug} className={isBeyond ? styles.beyond : styles.marker}>
                    <input
                      type="checkbox"
                      className={styles.box}
                      checked={isChosen}
                      disabled={isBeyond}
                      onChange={() => onToggle(slug)}
                    />
                    {name}
                  </label>
                );
              })}
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}
