import { PURCHASE, read, remove, write } from './tabStorage.ts';

/** What this tab remembers until its patient arrives on the dashboard: ids and marks, never what was bought or answered. */
export const arrivalStorage = {
  /** Ends the purchase of a visit and remembers which visit was completed. */
  complete(intakeId: string): void {
    remove(PURCHASE);
    write('intake_completed', intakeId);
  },
  /** The id of the visit that was completed in this tab, until its patient was welcomed back. */
  completedVisit(): string | undefined {
    const value = read('intake_completed');
    return typeof value === 'string' ? value : undefined;
  },
  welcome: () => remove(['intake_completed']),
  /** Remembers that the patient postponed identity verification. */
  putOffIdentity: () => write('identity_put_off', 1),
  identityPutOff: (): boolean => read('identity_put_off') !== null,
  /** Remembers that the dashboard has led to identity verification. */
  handOver: () => write('identity_handed_over', 1),
  handedOver: (): boolean => read('identity_handed_over') !== null,
};
