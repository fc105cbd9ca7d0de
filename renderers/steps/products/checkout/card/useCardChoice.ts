import { useState } from 'react';
import { usePorts, type CardEntry } from '#renderers/ports/ports.ts';
import type { FlowProblem } from '#renderers/answering/StepProps.ts';

const nothingEntered: CardEntry = { complete: false, error: undefined };

/** The card for the payment: the saved one, or one being entered. */
export interface CardChoice {
  readonly payment: 'saved' | 'new';
  readonly entry: CardEntry;
  /** Grows with each failed order; the card must then be entered again. */
  readonly attempt: number;
  /** Why the order cannot be paid yet. */
  readonly missing: 'loading' | 'expired' | 'incomplete' | undefined;
  readonly enter: (entry: CardEntry) => void;
  readonly edit: () => void;
  readonly cancel: () => void;
  /** Submits the order with this card. */
  readonly use: () => void;
}

function missingOf(payment: CardChoice['payment'], { complete, error }: CardEntry, valid: boolean) {
  if (payment === 'saved') return valid ? undefined : 'expired';
  return complete && error === undefined ? undefined : 'incomplete';
}

/**
 * Holds the choice of card. Of a card being entered it knows only whether it is complete.
 *
 * @param problem the error of the last order
 */
export function useCardChoice(problem: FlowProblem | undefined): CardChoice {
  const { card, cardIsValid } = usePorts().payments;
  const [editing, setEditing] = useState(false);
  const [entry, setEntry] = useState(nothingEntered);
  const [failure, setFailure] = useState({ problem, attempt: 0 });

  if (problem !== failure.problem) {
    setFailure({ problem, attempt: problem ? failure.attempt + 1 : failure.attempt });
    if (problem) setEntry(nothingEntered);
  }

  const payment = card && !editing ? 'saved' : 'new';
  const show = (form: boolean) => {
    setEntry(nothingEntered);
    setEditing(form);
  };
  return {
    payment,
    entry,
    attempt: failure.attempt,
    missing: card === undefined ? 'loading' : missingOf(payment, entry, cardIsValid),
    enter: setEntry,
    edit: () => show(true),
    cancel: () => show(false),
    // A card that was saved but then failed does not become the chosen card.
    use: () => setEditing(payment === 'new'),
  };
}
