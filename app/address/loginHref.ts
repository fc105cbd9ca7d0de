/** The login, from where the patient comes back to the page that is open now. */
export const loginHref = ({ expired = false }: { readonly expired?: boolean } = {}): string => {
  const query = new URLSearchParams({
    ...(expired && { expired: 'true' }),
    redirectPath: location.pathname + location.search,
  });
  return `/login?${query}`;
};
