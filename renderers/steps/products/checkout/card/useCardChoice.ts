import { useState } from 'react';
import { usePorts, type CardEntry } from '#renderers/ports/ports.ts';
import type { FlowProblem } from '#renderers/answering/StepProps.ts';

const nothingEntered: CardEntry = { complete: false, error: undefined };

/** The card for the payment: the saved one, or one being entered. */
export interface CardChoice {
  readonly payment: 'saved' | 'new';
  /** The provider's error about what is entered. */
  readonly error: string | undefined;
  /** Why the order cannot be paid yet; `refused` until the fields of a refused card are changed. */
  readonly missing: 'loading' | 'expired' | 'incomplete' | 'refused' | undefined;
  readonly enter: (entry: CardEntry) => void;
  readonly edit: () => void;
  readonly cancel: () => void;
  /** Submits the order with this card. */
  readonly use: () => void;
}

function missingOf(entry: CardEntry | 'refused') {
  if (entry === 'refused') return entry;
  return entry.complete && entry.error === undefined ? undefined : 'incomplete';
}

/**
 * Holds the choice of card. Of a card being entered it knows only whether it is complete. The fields of a refused card
 * keep what was entered, so that one digit can be corrected, and count as entered again once something in them changes.
 *
 * @param refusal the refusal of the card by the last order
 */
export function useCardChoice(refusal: FlowProblem | undefined): CardChoice {
  const { card, cardIsValid } = usePorts().payments;
  const [editing, setEditing] = useState(false);
  const [entry, setEntry] = useState<CardEntry | 'refused'>(nothingEntered);
  const [told, setTold] = useState(refusal);

  if (refusal !== told) {
    setTold(refusal);
    if (refusal) setEntry('refused');
  }

  const payment = card && !editing ? 'saved' : 'new';
  const show = (form: boolean) => {
    setEntry(nothingEntered);
    setEditing(form);
  };
  return {
    payment,
    error: entry === 'refused' ? undefined : entry.error,
    missing:
      card === undefined ? 'loading' : payment === 'new' ? missingOf(entry) : cardIsValid ? undefined : 'expired',
    enter: setEntry,
    edit: () => show(true),
    cancel: () => show(false),
    // A card that was saved but then failed does not become the chosen card.
    use: () => setEditing(payment === 'new'),
  };
}
