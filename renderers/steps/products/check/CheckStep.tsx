import { useId } from 'react';
import type { GivenAnswer } from '#renderers/answering/GivenAnswer.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { usePorts } from '#renderers/ports/ports.ts';
import { answersMissing } from '#renderers/words/flowWords.ts';
import { words } from '#renderers/words/words.ts';
import { CartGate } from '../../offers/product/CartGate.tsx';
import * as products from '../../offers/product/products.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';
import { actions, form } from '../../frame/StepForm.css.ts';
import * as styles from './check.css.ts';
import { ChosenProducts } from './ChosenProducts.tsx';

const bones = [{ height: '96px' }];

interface AnswerListProps extends Pick<StepProps<'check'>, 'step' | 'copy' | 'busy' | 'onCorrect'> {
  readonly title: string;
  readonly section: string;
  readonly given: readonly GivenAnswer[];
}

/** The answers of a section, each with a button that opens its question. */
function AnswerList({ step, title, section, given, busy, copy, onCorrect }: AnswerListProps) {
  const id = useId();
  return (
    <section className={products.section} aria-labelledby={id}>
      <h2 id={id} className={products.sectionTitle}>
        {copy(title)}
      </h2>
      <dl className={styles.list}>
        {given.map(({ step: question, title: asked, lines }) => (
          <div key={question} className={styles.row}>
            <dt id={`${id}-${question}`} className={styles.question}>
              {copy(asked)}
            </dt>
            <dd className={styles.answer}>
              {(lines.length > 0 ? lines : [step.notAnswered]).map((line) => (
                <p key={line}>{copy(line)}</p>
              ))}
            </dd>
            <dd className={styles.change}>
              <Button
                id={`${id}-${question}-change`}
                look="quiet"
                aria-labelledby={`${id}-${question}-change ${id}-${question}`}
                busy={busy}
                onClick={() => onCorrect({ section, step: question })}
              >
                {copy(step.change)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A last look before the checkout: every answer by section, what was chosen, and a way to change each. */
export function CheckStep(props: StepProps<'check'>) {
  const { step, busy, copy, given, onCorrect, onSubmit } = props;
  const lists = step.lists
    .map((list) => ({ ...list, given: given(list.section) }))
    .filter((list) => list.given.length > 0);
  const { cart } = usePorts();
  const missing = lists.flatMap((list) => list.given).filter(({ lines }) => lines.length === 0).length;
  const reason = missing > 0 ? answersMissing(missing) : cart.status === 'ready' ? cart.doseFault : undefined;
  return (
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reason === undefined) onSubmit({});
      }}
    >
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      {lists.map((list) => (
        <AnswerList key={list.section} {...list} step={step} busy={busy} copy={copy} onCorrect={onCorrect} />
      ))}
      <CartGate bones={bones}>
        {(ready) => <ChosenProducts step={step} cart={ready} busy={busy} copy={copy} onCorrect={onCorrect} />}
      </CartGate>
      <div className={actions}>
        <Button type="submit" full busy={busy} reason={reason}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
      </div>
    </form>
  );
}
