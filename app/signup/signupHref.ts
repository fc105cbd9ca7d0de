import type { SignupAddress } from '#flows/signup/signupAddress.ts';

/** The path of a screen of the signup. */
export function signupHref({ section, product, step, plan }: SignupAddress): string {
  const query = new URLSearchParams({
    ...(step !== undefined && { step: String(step) }),
    ...(plan !== undefined && { plan }),
  });
  const named = product === undefined ? `/signup/${section}` : `/signup/${section}/${product}`;
  return query.size === 0 ? named : `${named}?${query}`;
}
