import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { MOST_MARKERS } from './firstChoice.ts';
import * as styles from './trends.css.ts';

interface QuickChoiceProps {
  readonly markers: readonly LabMarker[];
  /** Slugs. */
  readonly chosen: readonly string[];
  readonly onToggle: (slug: string) => void;
}

/** Shows a marker that is often looked for, or leaves it out, at one press. */
export const QuickChoice = ({ markers, chosen, onToggle }: QuickChoiceProps) => (
  <ul className={styles.quick} aria-label="Often compared">
    {markers.map(({ biomarker: { _id: slug, name } }) => {
      const isChosen = chosen.includes(slug);
      return (
        <li key={slug}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            disabled={!isChosen && chosen.length >= MOST_MARKERS}
            onClick={() => onToggle(slug)}
          >
            <span className={isChosen ? undefined : styles.plus}>
              <Icon name={isChosen ? 'check' : 'close'} size="small" />
            </span>
            {name}
          </button>
        </li>
      );
    })}
  </ul>
);
