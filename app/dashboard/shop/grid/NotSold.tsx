import { Link } from '@tanstack/react-router';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import * as styles from './card.css.ts';

interface NotSoldProps {
  /** The name of the patient's home state. */
  readonly state: string;
  readonly instead: readonly Pick<ProductTemplate, '_id' | 'name'>[];
  readonly userId: string;
}

/** Says that a product is not sold where the patient lives, and what is. */
export const NotSold = ({ state, instead, userId }: NotSoldProps) => (
  <div className={styles.notSold}>
    <p>We cannot send this to {state} yet.</p>
    {instead.length > 0 ? (
      <p>
        In {state} you can get {instead.map(({ name }) => name).join(' or ')}.
      </p>
    ) : (
      <p>
        <Link to="/dashboard/$userId/messages" params={{ userId }}>
          Ask your care team
        </Link>{' '}
        what you can get in {state}.
      </p>
    )}
  </div>
);
