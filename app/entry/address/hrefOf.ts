import type { EntryAddress, EntryForm } from './EntryAddress.ts';

const paths: { readonly [form in EntryForm]: string } = { login: '/login', signup: '/get-started' };

/** The URL of the other form (login or signup): same landing page, same destination, same origin of the patient. */
export function hrefOf(
  { landing, search }: Extract<EntryAddress, { readonly form: EntryForm }>,
  form: EntryForm,
): string {
  const { product, redirectPath, defaultDurationSelection: months, source } = search;
  const query = new URLSearchParams({
    ...(product !== undefined && { product }),
    ...(redirectPath !== undefined && { redirectPath }),
    ...(months !== undefined && { defaultDurationSelection: String(months) }),
    ...source,
  }).toString();
  const path = landing ? `/${landing.kind}/${form}/${landing.id}` : paths[form];
  return query === '' ? path : `${path}?${query}`;
}
