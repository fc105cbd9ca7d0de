import type { Landing } from '../landing/Landing.ts';
import type { EntryForm } from '../address/EntryAddress.ts';

interface Entered {
  readonly form: EntryForm;
  readonly userId: string;
  /** A path inside the portal that the patient was on the way to. */
  readonly redirectPath?: string | undefined;
  /** What the patient is about to buy. */
  readonly product?: Landing['product'] | undefined;
}

/** A visit that is about to begin, which a new patient goes on to as well. */
const VISIT = /^\/start(-visit)?\//u;

/** The visit that leads to a product, where it takes one. */
function visitFor(product: Landing['product'] | undefined): string | undefined {
  if (!product?.intake_template) return undefined;
  return `/start/${product.intake_template}/p/${product._id}?referrer=shop`;
}

/** Where a patient goes who has just logged in: back to where the login interrupted, or on with the product. */
function afterLogin({ userId, redirectPath, product }: Entered): string {
  if (redirectPath !== undefined) return redirectPath;
  if (product?.type === 'lab') return '/signup/lab-visit';
  if (product?.type === 'supplement') return `/signup/protocol-preference/${product._id}`;
  return visitFor(product) ?? `/dashboard/${userId}/profile`;
}

/** Where a new patient goes: a lab test or supplement begins with the profile, a visit asks for it itself. */
function afterSignup({ redirectPath, product }: Entered): string {
  if (product?.type === 'lab' || product?.type === 'supplement') return `/signup/profile/${product._id}`;
  const visit =
    visitFor(product) ?? (redirectPath !== undefined && VISIT.test(redirectPath) ? redirectPath : undefined);
  return visit ?? '/signup/profile';
}

/** The path that an entry page leads to once there is a session. */
export const routeAfterAuth = (entered: Entered): string =>
  entered.form === 'login' ? afterLogin(entered) : afterSignup(entered);
