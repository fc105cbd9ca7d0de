/** After a logout: loads a new document, so that nothing of the patient stays in this tab, in memory or in its storage. */
export function leaveToLogin(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  location.assign('/login');
}
