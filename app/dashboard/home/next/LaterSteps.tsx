import { useId } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { NextStep } from '../rules/nextSteps.ts';
import { describeStep } from './describeStep.ts';
import * as styles from './NextStep.css.ts';
import { StepLink } from './StepLink.tsx';

interface LaterStepsProps {
  readonly steps: readonly NextStep[];
  readonly userId: string;
}

/** What else the patient has to do, after the next step. */
export function LaterSteps({ steps, userId }: LaterStepsProps) {
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.later}>
      <h2 id={id} className={styles.laterTitle}>
        Also waiting for you
      </h2>
      <ul className={styles.rows}>
        {steps.map((step) => {
          const described = describeStep(step, userId);
          return (
            <li key={step.kind} className={styles.row}>
              <Icon name={described.icon} />
              <div>
                <p className={styles.rowTitle}>{described.title}</p>
                {described.texts.map((text) => (
                  <p key={text} className={styles.rowText}>
                    {text}
                  </p>
                ))}
              </div>
              <div className={styles.rowAction}>
                <StepLink step={described} look="quiet" />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
