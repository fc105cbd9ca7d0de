import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './products.css.ts';

interface FeaturesProps {
  /** Ticks for advantages; dots for plain lists. */
  readonly mark?: 'tick' | 'dot';
  readonly features: readonly (string | { readonly title: string; readonly description: string })[];
}

/** A list of features. */
export function Features({ mark = 'tick', features }: FeaturesProps) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => {
        const { title, description } = typeof feature === 'string' ? { title: feature, description: '' } : feature;
        return (
          <li key={title} className={styles.feature}>
            {mark === 'tick' ? (
              <span className={styles.tick}>
                <Icon name="check" size="small" />
              </span>
            ) : (
              <span className={styles.dot} />
            )}
            <div>
              <span className={description === '' ? undefined : styles.strong}>{title}</span>
              {description !== '' && <p className={styles.quiet}>{description}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
