import type { ComponentProps } from 'react';
import * as cards from './ChoiceCard.css.ts';
import * as styles from './PlanCard.css.ts';

/** The texts of a plan's card. */
export interface PlanTexts {
  readonly title: string;
  /** Missing while no price applies. */
  readonly price?: string | undefined;
  /** When the plan is paid. */
  readonly note: string;
  /** The saving, if there is one. */
  readonly saving?: string | undefined;
  readonly saves?: boolean;
  /** Why the plan is highlighted. */
  readonly badge?: string | undefined;
}

interface PlanCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  readonly texts: PlanTexts;
  readonly checked: boolean;
}

/** A selectable card for one of several plans, with its price. */
export function PlanCard({ texts: { title, price, note, saving, saves, badge }, ...input }: PlanCardProps) {
  return (
    <label className={`${cards.card({ chosen: input.checked })} ${styles.tall}`}>
      <input {...input} type="radio" className={cards.input} />
      <span className={cards.mark.radio} />
      <span className={styles.text}>
        <span className={styles.title}>
          {title} {badge && <span className={styles.badge}>{badge}</span>}
        </span>
        {price !== undefined && <span className={styles.price}>{price}</span>}
        <span className={styles.note}>{note}</span>
        {saving && <span className={saves ? styles.saves : styles.saving}>{saving}</span>}
      </span>
    </label>
  );
}
