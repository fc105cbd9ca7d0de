import type { Intake } from '#schemas/wire/intake.ts';

type OnTheWire = NonNullable<Intake['carried_over']>;

/**
 * A question whose answer could not be carried over, or does not count any more; `step` is its id today, null where there
 * is no such question.
 */
export interface LostQuestion extends Readonly<OnTheWire['questions'][number]> {
  readonly step: string | null;
}

/** That a visit was carried over to a newer version of its template, as it is stored. */
export interface CarriedOver extends Pick<OnTheWire, 'from' | 'to'> {
  readonly questions: readonly LostQuestion[];
}
