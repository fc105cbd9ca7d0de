import { pathFrom } from '#flows/paths/pathPattern.ts';
import type { SignupAddress } from '#flows/signup/address/signupAddress.ts';
import { signupPaths } from '#flows/signup/address/signupPaths.ts';

/** The path of a screen of the signup. */
export function signupHref({ section, product, step, plan }: SignupAddress): string {
  const query = new URLSearchParams({
    ...(step !== undefined && { step: String(step) }),
    ...(plan !== undefined && { plan }),
  });
  const pattern = product === undefined ? signupPaths.section : signupPaths.product;
  const named = pathFrom(pattern, { section, productTemplateId: product });
  return query.size === 0 ? named : `${named}?${query}`;
}
