import type { ComponentProps } from 'react';
import * as styles from './ChoiceCard.css.ts';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  readonly type: 'radio' | 'checkbox';
  readonly checked: boolean;
  readonly label: string;
  readonly description?: string | undefined;
  /** What it costs, at the end of the card. */
  readonly price?: string | undefined;
  /** The location of a picture that shows what the label names. */
  readonly picture?: string | undefined;
}

/** A card with a native radio button or checkbox. */
export function ChoiceCard({ type, label, description, price, picture, ...input }: ChoiceCardProps) {
  return (
    <label
      className={styles.card({
        chosen: input.checked,
        refused: input['aria-invalid'] === true,
        priced: price !== undefined,
      })}
    >
      <input {...input} type={type} className={styles.input} />
      <span className={styles.mark[type]} />
      {picture && <img src={picture} alt="" loading="lazy" width={56} height={56} className={styles.picture} />}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {price && <span className={styles.price}>{price}</span>}
    </label>
  );
}
