import type { EntryAddress, EntryForm } from './EntryAddress.ts';

const paths: { readonly [form in EntryForm]: string } = { login: '/login', signup: '/get-started' };

/** The address of the other form beside a form: the same landing page, on the way to the same place. */
export function hrefOf(
  { landing, search }: Extract<EntryAddress, { readonly form: EntryForm }>,
  form: EntryForm,
): string {
  const { product, redirectPath, defaultDurationSelection: months } = search;
  const query = new URLSearchParams({
    ...(product !== undefined && { product }),
    ...(redirectPath !== undefined && { redirectPath }),
    ...(months !== undefined && { defaultDurationSelection: String(months) }),
  }).toString();
  const path = landing ? `/${landing.kind}/${form}/${landing.id}` : paths[form];
  return query === '' ? path : `${path}?${query}`;
}
