import * as styles from './StepForm.css.ts';

interface StepHeadingProps {
  readonly id?: string;
  readonly title: string;
  readonly help?: string | undefined;
}

/** The title of a step; it takes focus when the step is shown. */
export function StepHeading({ id, title, help }: StepHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {help && (
        <p id={id && `${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
