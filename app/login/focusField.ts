/** Leads to the field of a form that has to be corrected first. */
export const focusField = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
