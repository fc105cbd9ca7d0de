import type { ComponentProps } from 'react';
import * as cards from './ChoiceCard.css.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './PlanCard.css.ts';

/** What a plan's card says. */
export interface PlanTexts {
  readonly title: string;
  readonly price: string;
  /** When it is paid. */
  readonly note: string;
  /** Whether it saves something, and how much. */
  readonly saving?: string | undefined;
  readonly saves?: boolean;
  /** Why it is pointed out. */
  readonly badge?: string | undefined;
}

interface PlanCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  readonly texts: PlanTexts;
}

/** A card that selects one plan of several, with what it costs. */
export function PlanCard({ texts: { title, price, note, saving, saves, badge }, ...input }: PlanCardProps) {
  return (
    <label className={`${cards.card} ${styles.tall}`}>
      <input {...input} type="radio" className={cards.input} />
      <span className={cards.mark.radio}>
        <Icon name="check" size="small" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          {title} {badge && <span className={styles.badge}>{badge}</span>}
        </span>
        <span className={styles.price}>{price}</span>
        <span className={styles.note}>{note}</span>
        {saving && <span className={saves ? styles.saves : styles.saving}>{saving}</span>}
      </span>
    </label>
  );
}
