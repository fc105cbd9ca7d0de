import { useEffect } from 'react';

/** Replaces the document by another page of the portal. */
export function Leave({ to }: { readonly to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}
