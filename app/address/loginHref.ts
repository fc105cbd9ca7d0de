/** The URL of the login, which returns the patient to the current page. */
export const loginHref = ({ expired = false }: { readonly expired?: boolean } = {}): string => {
  const query = new URLSearchParams({
    ...(expired && { expired: 'true' }),
    redirectPath: location.pathname + location.search,
  });
  return `/login?${query}`;
};
