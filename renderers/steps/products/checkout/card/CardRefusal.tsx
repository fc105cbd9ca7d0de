import { useEffect, useRef } from 'react';
import type { FlowProblem, StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import * as styles from '../layout/checkout.css.ts';

interface CardRefusalProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly refusal: FlowProblem;
}

/** Why the card was refused, what became of the money, and which card to try. It takes focus when it appears: after each refusal. */
export function CardRefusal({ refusal, copy }: CardRefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const said = [refusal.message, refusal.note ?? '', checkoutWords.cardRefused].filter((text) => text !== '');
  return (
    <div ref={box} tabIndex={-1} className={styles.refused}>
      <Alert tone="danger" urgent>
        {said.map((text) => (
          <p key={text}>{copy(text)}</p>
        ))}
      </Alert>
    </div>
  );
}
