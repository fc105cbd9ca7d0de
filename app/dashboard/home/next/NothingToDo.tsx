import { submittedTexts } from '#flows/visit/submittedTexts.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { submittedVisitOf } from '../../../receipt/submittedVisitOf.ts';
import * as styles from './NextStep.css.ts';

interface NothingToDoProps {
  readonly user: Pick<User, 'state'>;
  /** The visits that a provider has to review. */
  readonly inReview: readonly Intake[];
  readonly now: Date;
}

/** Says that nothing is asked of the patient, and who does something instead, by when. */
export function NothingToDo({ user, inReview, now }: NothingToDoProps) {
  const [visit] = inReview;
  const texts = visit && submittedTexts(submittedVisitOf(visit, user), now);
  return (
    <section aria-labelledby="nothing-to-do" className={styles.cards.calm}>
      <div className={styles.body}>
        <span className={styles.discs.calm}>
          <Icon name={visit ? 'doctor' : 'success'} />
        </span>
        <div className={styles.texts}>
          <p className={styles.eyebrows.calm}>Your next step</p>
          <h2 id="nothing-to-do" className={styles.title}>
            {visit ? 'Nothing to do: your provider is next' : 'Nothing to do right now'}
          </h2>
          <p className={styles.text}>
            {texts ? texts.review : "We'll let you know when there's something for you to do."}
          </p>
        </div>
      </div>
    </section>
  );
}
