import type { Landing } from '../landing/Landing.ts';
import type { EntryForm } from '../address/EntryAddress.ts';

interface Entered {
  readonly form: EntryForm;
  readonly userId: string;
  /** The path inside the portal that the patient wanted to open. */
  readonly redirectPath?: string | undefined;
  /** The product that the patient wants to buy. */
  readonly product?: Landing['product'] | undefined;
}

/** Paths that start a visit; a new patient may go there, too. */
const VISIT = /^\/start(-visit)?\//u;

/** The path that starts a visit for a product; undefined if the product needs no visit. */
function visitFor(product: Landing['product'] | undefined): string | undefined {
  if (!product?.intake_template) return undefined;
  return `/start/${product.intake_template}/p/${product._id}?referrer=shop`;
}

/** The path after login: the page that the login interrupted, or the next step to the product. */
function afterLogin({ userId, redirectPath, product }: Entered): string {
  if (redirectPath !== undefined) return redirectPath;
  if (product?.type === 'lab') return '/signup/lab-visit';
  if (product?.type === 'supplement') return `/signup/protocol-preference/${product._id}`;
  return visitFor(product) ?? `/dashboard/${userId}/profile`;
}

/** The path after signup: labs and supplements start with the profile; a visit asks for the profile itself. */
function afterSignup({ redirectPath, product }: Entered): string {
  if (product?.type === 'lab' || product?.type === 'supplement') return `/signup/profile/${product._id}`;
  const visit =
    visitFor(product) ?? (redirectPath !== undefined && VISIT.test(redirectPath) ? redirectPath : undefined);
  return visit ?? '/signup/profile';
}

/** The path in the portal to open after login or signup. */
export const routeAfterAuth = (entered: Entered): string =>
  entered.form === 'login' ? afterLogin(entered) : afterSignup(entered);
