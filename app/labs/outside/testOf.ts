import type { Answers } from '#engine/answers/Answers.ts';
import { readEntered, type EnteredValue } from '#flows/labs/rules/enteredValues.ts';

/** What was entered in the flow. */
interface EnteredTest {
  /** YYYY-MM-DD; empty before it is given. */
  readonly day: string;
  readonly laboratory: string | null;
  readonly values: readonly EnteredValue[];
}

/** The test that the answers of the flow are about. */
export function testOf(answers: Pick<Answers, 'fact'>): EnteredTest {
  const [day, laboratory] = [answers.fact('results.day') ?? '', answers.fact('results.laboratory')?.trim() ?? ''];
  return {
    day: day.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2'),
    laboratory: laboratory === '' ? null : laboratory,
    values: readEntered(answers.fact('results.entered') ?? ''),
  };
}
