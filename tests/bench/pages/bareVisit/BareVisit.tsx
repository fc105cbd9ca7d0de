import { useMachine } from '@xstate/react';
import type { VisitQuestion } from '../visit/VisitQuestion.ts';
import { bareVisitMachine } from './bareVisitMachine.ts';

const toggled = (chosen: readonly string[], value: string) =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

/** One question after the other, on React and XState and nothing else: the least that such a page can be. */
export function BareVisit({ questions }: { readonly questions: readonly VisitQuestion[] }) {
  const [{ context, status }, send] = useMachine(bareVisitMachine, { input: questions });
  const question = questions[context.index];
  if (!question || status === 'done') return <h1>Thank you</h1>;
  const { id, title, kind, options, sending } = question;
  const { answer } = context;
  const choose = (value: string) => {
    const next = kind === 'radio' ? [value] : toggled(answer, value);
    send({ type: sending.includes(value) ? 'SUBMIT' : 'ANSWER', answer: next });
  };
  return (
    <form
      key={id}
      data-step={id}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SUBMIT' });
      }}
    >
      <h1>{title}</h1>
      {kind === 'text' ? (
        <textarea
          aria-label={title}
          value={answer[0] ?? ''}
          onChange={(event) => send({ type: 'ANSWER', answer: [event.target.value] })}
        />
      ) : (
        options.map(({ value, label }) => (
          <p key={value}>
            <label>
              <input
                type={kind}
                name={id}
                value={value}
                checked={answer.includes(value)}
                onChange={() => choose(value)}
              />
              {label}
            </label>
          </p>
        ))
      )}
      <button type="submit">Continue</button>
    </form>
  );
}
