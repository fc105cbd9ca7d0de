import { useEffect, useRef, useState } from 'react';
import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { words } from '../../words/words.ts';
import * as styles from './IntroStep.css.ts';
import { actions } from '../frame/StepForm.css.ts';

const MS = 1000;

/** A screen that announces the next part; if the step says so, a short preparation screen comes first. */
export function IntroStep({ step, copy, busy, onSubmit }: StepProps<'intro'>) {
  const { loading } = step;
  const [preparing, setPreparing] = useState(loading !== undefined && loading.seconds > 0);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!preparing || !loading) return undefined;
    const timer = setTimeout(() => setPreparing(false), loading.seconds * MS);
    return () => clearTimeout(timer);
  }, [preparing, loading]);

  // The preparation screen's heading had focus; the next heading takes it over.
  const prepared = loading !== undefined && !preparing;
  useEffect(() => {
    if (prepared && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [prepared]);

  if (preparing && loading)
    return (
      <div className={styles.loading}>
        <div className={styles.circles} aria-hidden="true">
          <span className={styles.ring.outer} />
          <span className={styles.ring.middle} />
          <span className={styles.ring.inner} />
        </div>
        <h1 tabIndex={-1} className={styles.loadingTitle} aria-live="polite">
          {copy(loading.title)}
        </h1>
      </div>
    );

  return (
    <div className={styles.intro}>
      <div className={styles.heading}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {copy(step.title)}
        </h1>
        {(step.body ?? []).map((text) => (
          <p key={text} className={styles.body}>
            {copy(text)}
          </p>
        ))}
      </div>
      {step.facts && (
        <ul className={styles.facts}>
          {step.facts.map((fact) => (
            <li key={fact.title} className={styles.fact}>
              <span className={styles.emblem}>
                <Icon name={fact.icon} />
              </span>
              <div>
                <h2 className={styles.factTitle}>{copy(fact.title)}</h2>
                <p className={styles.factText}>{copy(fact.text)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={actions}>
        <Button full busy={busy} onClick={() => onSubmit({})}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
      </div>
    </div>
  );
}
