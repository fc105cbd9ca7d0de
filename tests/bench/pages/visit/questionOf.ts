import type { Answer, Value } from '#schemas/flow/answer.ts';
import { answerWords } from '#flows/kinds/describing/answerWords.ts';
import { noneValueOf } from '#flows/kinds/options/noneOption.ts';
import type { Option } from '#flows/kinds/options/option.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { VisitQuestion } from './VisitQuestion.ts';

const shown = ({ value, label }: Pick<Option, 'value' | 'label'>) => ({ value, label });

/** The one option that an answer chooses, or its text. */
function answerOf(id: string, value: Value | undefined): string {
  const [only, ...others] = Array.isArray(value) ? value : [value];
  if (typeof only === 'string' && others.length === 0) return only;
  throw new RangeError(`the answer to '${id}' is no single option or text`);
}

/**
 * What a step looks like to a patient, and how it is answered.
 *
 * @throws RangeError on a kind that is not answered by one option or a text
 */
export function questionOf(step: Step, { value }: Answer): VisitQuestion {
  const { id, title } = step;
  switch (step.kind) {
    case 'yes-no': {
      const options = [
        { value: 'yes', label: answerWords.yes },
        { value: 'no', label: answerWords.no },
      ];
      return { id, title, kind: 'radio', options, sending: ['yes', 'no'], answer: value === true ? 'yes' : 'no' };
    }
    case 'choice': {
      const sending = step.options.filter(({ details }) => !details).map((option) => option.value);
      return { id, title, kind: 'radio', options: step.options.map(shown), sending, answer: answerOf(id, value) };
    }
    case 'checklist': {
      const { options, none } = step;
      const noneValue = noneValueOf(none);
      const last = none && noneValue !== undefined ? [{ value: noneValue, label: none.label }] : [];
      return {
        id,
        title,
        kind: 'checkbox',
        options: [...options.map(shown), ...last],
        sending: none?.continues === true && noneValue !== undefined ? [noneValue] : [],
        answer: answerOf(id, value),
      };
    }
    case 'short-text':
    case 'long-text':
      return { id, title, kind: 'text', options: [], sending: [], answer: answerOf(id, value) };
    default:
      throw new RangeError(`a step of kind '${step.kind}' is not answered by one option or a text`);
  }
}
