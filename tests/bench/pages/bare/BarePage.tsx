import { useMachine } from '@xstate/react';
import { bareMachine } from './bareMachine.ts';

/** What the page says of a question without an answer. */
const REFUSAL = 'Answer this question.';

/** Twenty questions in one form, on React and XState and nothing else: the least that such a page can be. */
export function BarePage() {
  const [{ context, status }, send] = useMachine(bareMachine);
  if (status === 'done') return <h1>Thank you</h1>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SUBMIT' });
      }}
    >
      <h1>Twenty questions</h1>
      {context.answers.map((answer, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question is known by its place and keeps it
        <p key={index}>
          <label>
            {`Question ${index + 1}`}
            <input value={answer} onChange={(event) => send({ type: 'ANSWER', index, answer: event.target.value })} />
          </label>
          {context.refused && answer === '' && <em>{REFUSAL}</em>}
        </p>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}
