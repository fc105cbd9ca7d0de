import { write } from './tabStorage.ts';

/** The lab test for which a signup was started, by the id of its product template. */
export interface SignupProduct {
  readonly productTemplate: string;
  readonly type: 'lab';
  readonly referrer: 'shop';
}

/** What was asked for before the patient was known, kept for the pages behind the login. */
export const purchaseIntent = {
  setPreferredMonths: (months: number) => write('defaultDurationSelection', months),
  setSignupProduct: (product: SignupProduct) => write('signup_product', product),
};
