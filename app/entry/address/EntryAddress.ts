import { internalPath } from '../../address/internalPath.ts';

/** The form of an entry page. */
export type EntryForm = 'login' | 'signup';

/** What a landing page is about. */
export interface LandingOf {
  readonly kind: 'product' | 'campaign';
  /** Id of the product template, or of the campaign. */
  readonly id: string;
}

/** What the query of a login or signup may say. */
interface AuthSearch {
  /** The session had ended. */
  readonly expired?: true;
  /** Id of the product template that the patient was about to buy. */
  readonly product?: string;
  readonly email?: string;
  /** Token of a mailed link, exchanged once for a session. */
  readonly token?: string;
  /** Where to go after it; a path inside the portal. */
  readonly redirectPath?: string;
  /** Months of the plan that the patient prefers. */
  readonly defaultDurationSelection?: number;
}

/** A page that anybody may open, by its name and what its address says. */
export type EntryAddress =
  | {
      readonly name: 'login' | 'signup-no-query' | 'product-landing' | 'campaign-landing';
      readonly form: EntryForm;
      readonly landing?: LandingOf;
      readonly search: AuthSearch;
    }
  | { readonly name: 'request-password-reset' }
  | { readonly name: 'new-password'; readonly organization: string; readonly user: string; readonly token: string };

/** An entry page, or the address that stands for it. */
type Found = { readonly address: EntryAddress } | { readonly redirect: string };

const ID = /^[0-9a-f]{24}$/u;
const EMAIL_LENGTH = 254;
const TOKEN = /^[\w-]{1,128}$/u;

function authSearch(search: URLSearchParams): AuthSearch {
  const product = search.get('product') ?? '';
  const email = search.get('email') ?? '';
  const token = search.get('token') ?? '';
  const redirectPath = internalPath(search.get('redirectPath'));
  const months = Number(search.get('defaultDurationSelection') ?? Number.NaN);
  return {
    ...(search.get('expired') === 'true' && { expired: true }),
    ...(ID.test(product) && { product }),
    ...(email !== '' && email.length <= EMAIL_LENGTH && { email }),
    ...(TOKEN.test(token) && { token }),
    ...(redirectPath !== undefined && { redirectPath }),
    ...(Number.isInteger(months) && months > 0 && months <= 24 && { defaultDurationSelection: months }),
  };
}

const forms: ReadonlyMap<string, EntryForm> = new Map([
  ['login', 'login'],
  ['signup', 'signup'],
  ['get-started', 'signup'],
]);

function landing(kind: LandingOf['kind'], parts: readonly string[], url: URL): Found | undefined {
  const [type = '', id = type] = parts;
  if (parts.length > 2 || !ID.test(id)) return undefined;
  const form = parts.length === 2 ? forms.get(type) : undefined;
  // The one form that an address without a type, or with an unknown one, stands for.
  if (!form) return { redirect: `/${kind}/login/${id}${url.search}` };
  return { address: { name: `${kind}-landing`, form, landing: { kind, id }, search: authSearch(url.searchParams) } };
}

/**
 * The entry page at an address of this portal; undefined where the address is none.
 *
 * @param returning whether the browser seems to have a session: it is then led on from `/` to the dashboard
 */
export function entryAddressOf(url: URL, returning = false): Found | undefined {
  const [first = '', ...parts] = url.pathname.slice(1).split('/');
  const search = authSearch(url.searchParams);
  if (parts.length === 0)
    switch (first) {
      case '':
        return { redirect: returning ? '/dashboard/me/profile' : `/get-started${url.search}` };
      case 'login':
        return { address: { name: 'login', form: 'login', search } };
      case 'get-started':
        return { address: { name: 'signup-no-query', form: 'signup', search } };
      case 'request-password-reset':
        return { address: { name: 'request-password-reset' } };
      default:
        return undefined;
    }
  if (first === 'product' || first === 'campaign') return landing(first, parts, url);
  const [organization = '', user = '', token = ''] = parts;
  if (
    first === 'request-password-reset' &&
    parts.length === 3 &&
    ID.test(organization) &&
    ID.test(user) &&
    TOKEN.test(token)
  )
    return { address: { name: 'new-password', organization, user, token } };
  return undefined;
}
