import { pathValues, pathFrom } from '#flows/paths/pathPattern.ts';
import type { SignupAddress } from '#flows/signup/address/signupAddress.ts';
import { signupSectionOf } from '#flows/signup/address/signupSections.ts';
import { signupPaths } from '#flows/signup/address/signupPaths.ts';

/** Parses a path of the signup; undefined for any other path. */
export function readSignupAddress(href: string): SignupAddress | undefined {
  const { pathname, searchParams } = new URL(href, 'http://portal.invalid');
  const path = pathname.replace(/\/$/u, '');
  const values = pathValues(signupPaths.section, path) ?? pathValues(signupPaths.product, path);
  const section = signupSectionOf(values?.['section'] ?? '');
  if (!section) return undefined;
  const step = Number(searchParams.get('step') ?? Number.NaN);
  return {
    section,
    product: values?.['productTemplateId'],
    step: Number.isInteger(step) && step >= 0 ? step : undefined,
    plan: searchParams.get('plan') ?? undefined,
  };
}

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
