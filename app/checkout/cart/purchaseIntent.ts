import { read, write } from './tabStorage.ts';

/** The lab test for which a signup was started, by the id of its product template. */
export interface SignupProduct {
  readonly productTemplate: string;
  readonly type: 'lab';
  readonly referrer: 'shop';
}

const isSignupProduct = (value: unknown): value is SignupProduct =>
  typeof value === 'object' &&
  value !== null &&
  'productTemplate' in value &&
  typeof value.productTemplate === 'string' &&
  'type' in value &&
  value.type === 'lab';

/** What was asked for before the patient was known, kept for the pages behind the login. */
export const purchaseIntent = {
  setPreferredMonths: (months: number) => write('defaultDurationSelection', months),
  setSignupProduct: (product: SignupProduct) => write('signup_product', product),
  /** The lab test of a signup's lab visit. */
  signupProduct(): SignupProduct | undefined {
    const value = read('signup_product');
    return isSignupProduct(value) ? value : undefined;
  },
};
