import { redirect } from '@tanstack/react-router';

interface Opened {
  readonly params: { readonly userId: string };
  readonly context: { readonly userId: string };
  readonly location: { readonly href: string };
}

/**
 * For pages at `/dashboard/{userId}/…`: another patient's id is replaced by the patient's own. The id is found by its place, as
 * an address may hold it once more, or in another spelling.
 */
export function ownAddress({ params, context: { userId }, location: { href } }: Opened): void {
  if (params.userId === userId) return;
  throw redirect({ href: href.replace(/^\/dashboard\/[^/?#]*/, `/dashboard/${userId}`), replace: true });
}
