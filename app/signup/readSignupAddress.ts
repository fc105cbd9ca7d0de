import { signupSectionOf, type SignupAddress } from '#flows/signup/signupAddress.ts';

const path = /^\/signup\/(?<name>[^/]+)(?:\/(?<product>[^/]+))?\/?$/u;

/** Reads a path of the signup; undefined for any other path. */
export function readSignupAddress(href: string): SignupAddress | undefined {
  const { pathname, searchParams } = new URL(href, 'http://portal.invalid');
  const { name = '', product } = path.exec(pathname)?.groups ?? {};
  const section = signupSectionOf(name);
  if (!section) return undefined;
  const step = Number(searchParams.get('step') ?? Number.NaN);
  return {
    section,
    product,
    step: Number.isInteger(step) && step >= 0 ? step : undefined,
    plan: searchParams.get('plan') ?? undefined,
  };
}
