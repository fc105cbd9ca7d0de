import { useId } from 'react';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import * as styles from './ConflictView.css.ts';
import { describeAnswer } from '#flows/kinds/describeAnswer.ts';
import { StepHeading } from '../steps/frame/StepHeading.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { flowWords } from '../words/flowWords.ts';

interface ConflictViewProps {
  readonly step: Step;
  readonly mine: Answer;
  readonly theirs: Answer;
  readonly copy: (text: string) => string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two conflicting answers to a question, side by side; the patient chooses the right one. */
export function ConflictView({ step, mine, theirs, copy, onKeepMine, onTakeTheirs }: ConflictViewProps) {
  const id = useId();
  const sides = [
    {
      side: 'mine',
      title: flowWords.mine,
      answer: mine,
      label: flowWords.keepMine,
      look: 'primary',
      choose: onKeepMine,
    },
    {
      side: 'theirs',
      title: flowWords.theirs,
      answer: theirs,
      label: flowWords.takeTheirs,
      look: 'secondary',
      choose: onTakeTheirs,
    },
  ] as const;
  return (
    <div className={styles.conflict}>
      <StepHeading title={flowWords.conflictTitle} help={flowWords.conflictHelp} />
      <p className={styles.question}>{copy(step.title)}</p>
      <div className={styles.sides}>
        {sides.map(({ side, title, answer, label, look, choose }) => (
          <section key={side} className={styles.sideOf[side]} aria-labelledby={`${id}-${side}`}>
            <h2 id={`${id}-${side}`} className={styles.title}>
              {title}
            </h2>
            <ul className={styles.lines}>
              {describeAnswer(step, answer).map((line) => (
                <li key={line}>{copy(line)}</li>
              ))}
            </ul>
            <Button look={look} onClick={choose}>
              {label}
            </Button>
          </section>
        ))}
      </div>
    </div>
  );
}
