import { useRef, type FocusEvent, type RefObject, useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { heldStops } from '#engine/definition/stops.ts';
import type { Progress } from '#engine/walk/walk.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import type { WalkEvent } from '#engine/walk/walkMachine.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { usePorts } from '../ports/ports.ts';
import { ConflictView } from './ConflictView.tsx';
import { FlowMessages } from './FlowMessages.tsx';
import { givenAnswers } from './givenAnswers.ts';
import * as styles from './FlowView.css.ts';
import { sameAnswer } from '../answering/sameAnswer.ts';
import { SavedStatus } from './SavedStatus.tsx';
import { stepRenderers } from './stepRenderers.ts';
import { StepView } from './StepView.tsx';
import { submittable } from '../answering/submittable.ts';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { useDrafts, type KeptDrafts } from './state/useDrafts.ts';
import { useHeldInput } from './useHeldInput.ts';
import { useShownProblem } from './state/useShownProblem.ts';
import type { ShownStep } from './state/useShownStep.ts';
import { useStepFocus } from './useStepFocus.ts';
import { walkOf } from './state/useWalk.ts';

/** Calls `back` when the browser is online again. */
function useOnline(back: () => void): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    const listen = () => latest.current();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

/** The props with which a page shows a flow. */
export interface FlowPage {
  /** The started flow, or a flow inside it that runs the walk on screen. */
  readonly actor: AnyActorRef;
  /** Replaces tokens such as `{organization.name}` in a text of the definition. */
  readonly copy: (text: string) => string;
  /** The element that takes focus when a new step is shown; default: the step's own heading. */
  readonly heading?: RefObject<HTMLElement | null> | undefined;
  /** Shows a progress bar above the question. A page with its own header uses `useWalk` instead. */
  readonly progress?: ((context: WalkContext) => Progress) | undefined;
  /** Holds unsent input where it is to outlive this view, such as that of a panel. */
  readonly drafts?: KeptDrafts | undefined;
}

interface FlowStepProps extends FlowPage {
  readonly shown: ShownStep;
  readonly waiting: boolean;
}

const saysSaved = ({ answers, saved }: WalkContext): boolean => {
  const index = saved === null ? undefined : answers.definition.positions.get(saved);
  const compiled = index === undefined ? undefined : answers.definition.steps[index];
  return compiled !== undefined && stepRenderers[asStep(compiled.step).kind].saysSaved === true;
};

const TYPED = 'select, textarea, input:not([type="radio"], [type="checkbox"], [type="file"])';

/** Brings a field out from under the bars: a browser leaves it there as long as it is within the window. */
const showField = ({ target }: FocusEvent) => {
  if (target.matches(TYPED)) target.scrollIntoView({ block: 'nearest' });
};

/** The current step, with the flow's messages above it. */
export function FlowStep({ actor, copy, heading, progress, drafts: kept, shown, waiting }: FlowStepProps) {
  const { snapshot, id, from } = shown;
  const { context } = snapshot;
  const { lists } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const drafts = useDrafts(shown, kept);
  const problem = useShownProblem(actor, id);
  const conflict = snapshot.matches('conflict');
  const unsaved = snapshot.matches('unsaved');
  useStepFocus(`${id}:${conflict}`, root, heading);
  const holdInput = useHeldInput(id);

  const seen = stepOf(context)?.seenBy(context.answers);
  const send = (event: WalkEvent) => walkOf(actor)?.send(event);
  // Edits made after the failed attempt replace what it sent, but are never sent without the patient pressing the
  // button.
  const edited = (): Answer | undefined => {
    const changes = Object.entries(drafts.changes(id));
    if (!seen || !context.held || changes.length === 0) return undefined;
    // A partial save must say which fields were emptied; a full answer leaves them out.
    const onScreen = { ...context.held, ...Object.fromEntries(changes.map(([field, value = '']) => [field, value])) };
    const answer = context.partial ? onScreen : submittable(seen.fields, onScreen);
    return sameAnswer(answer, context.held) ? undefined : answer;
  };
  const retry = () => {
    const answer = edited();
    send(answer ? { type: context.partial ? 'SAVE' : 'SUBMIT', answer } : { type: 'RETRY' });
  };
  useOnline(() => {
    if (unsaved && !edited()) send({ type: 'RETRY' });
  });
  if (!seen) return null;

  const step = asStep(seen.step);
  // Once the step is done, a problem is of what comes after it.
  const ownProblem = waiting ? undefined : problem;
  const at = progress?.(context);
  return (
    <div ref={root} className={styles.flow} data-step={id} onFocus={showField}>
      {at && <ProgressBar {...at} label={copy(step.title)} />}
      <FlowMessages
        context={context}
        unsaved={unsaved}
        problem={ownProblem && stepRenderers[step.kind].saysProblem === true ? undefined : problem}
        copy={copy}
        onRetry={retry}
      />
      <div key={conflict ? `${id} conflict` : id} className={styles.slides[from]}>
        {conflict && context.held && context.theirs ? (
          <ConflictView
            step={step}
            mine={context.held}
            theirs={context.theirs.answer}
            copy={copy}
            onKeepMine={() => send({ type: 'KEEP_MINE' })}
            onTakeTheirs={() => send({ type: 'TAKE_THEIRS' })}
          />
        ) : (
          <StepView<StepKind>
            kind={step.kind}
            props={{
              step,
              copy,
              stop: step.kind === 'stop' ? heldStops(context.answers)[0] : undefined,
              answer: context.answers.answer(context.index),
              draft: drafts.of(id) ?? context.held ?? undefined,
              problems: context.problems,
              busy: waiting || snapshot.matches('saving'),
              failed: unsaved || ownProblem !== undefined,
              problem: ownProblem,
              today: context.answers.today(),
              onDraft: (answer) => {
                drafts.keep(id, answer);
                holdInput();
              },
              onSubmit: (answer) => {
                drafts.sent(id);
                send({ type: 'SUBMIT', answer, step: step.id });
              },
              onSave: (answer) => {
                drafts.partSent(id);
                send({ type: 'SAVE', answer });
              },
              onBack: () => send({ type: 'BACK' }),
              given: (section) => givenAnswers(context.answers, section, lists),
              onCorrect: (place) => actor.send({ type: 'GO', ...place, returns: true }),
            }}
          />
        )}
      </div>
      <SavedStatus revision={context.revision} shows={saysSaved(context)} />
    </div>
  );
}
