/** A name of this page's own: another tab that looks at the same moment removes its own cookie. */
const CHECK = `portal_cookie_check_${Math.random()}`;

/**
 * Whether the browser keeps cookies of this site. A session is kept by one that scripts do not see, so that it is tried
 * with another. Where cookies are blocked, locks and channels between tabs may be, too.
 */
export function keepsCookies(): boolean {
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is younger than the oldest browsers
    document.cookie = `${CHECK}=1; SameSite=Strict; path=/`;
    const isKept = document.cookie.includes(CHECK);
    // oxlint-disable-next-line unicorn/no-document-cookie -- as above
    document.cookie = `${CHECK}=; max-age=0; path=/`;
    return isKept;
  } catch {
    return false;
  }
}
