import type { PatientSource } from '#schemas/patientSource.ts';
import { sourceIn } from '#schemas/sourceCode.ts';
import { internalPath } from '../../address/internalPath.ts';

/** The form of an entry page. */
export type EntryForm = 'login' | 'signup';

/** The subject of a landing page. */
export interface LandingOf {
  readonly kind: 'product' | 'campaign';
  /** Id of the product template or the campaign. */
  readonly id: string;
}

/** The query parameters of a login or signup. */
interface AuthSearch {
  /** Set when the session had expired. */
  readonly expired?: true;
  /** Id of the product template that the patient wants to buy. */
  readonly product?: string;
  readonly email?: string;
  /** Token from a mailed link, exchanged once for a session. */
  readonly token?: string;
  /** The path inside the portal to open afterwards. */
  readonly redirectPath?: string;
  /** Months of the patient's preferred plan. */
  readonly defaultDurationSelection?: number;
  /** Where the patient comes from: the parameters `referral` and `affiliate` of the links of campaigns and partners. */
  readonly source?: PatientSource;
}

/** Mailed links that do one thing: all but one need no more than a press. */
const pressedLinks = ['verify-email', 'undo-email', 'end-session', 'lost-step', 'keep-two-step'] as const;
const oneLinks = [...pressedLinks, 'reopen-account'] as const;

/** A mailed link that one press answers. */
export type PressedLink = (typeof pressedLinks)[number];

/** The page of a mailed link that one press answers. */
export interface PressedAddress {
  readonly name: PressedLink;
  readonly user: string;
  readonly token: string;
}

/** A public page: its name and the parameters of its URL. */
export type EntryAddress =
  | {
      readonly name: 'login' | 'signup-no-query' | 'product-landing' | 'campaign-landing';
      readonly form: EntryForm;
      readonly landing?: LandingOf;
      readonly search: AuthSearch;
    }
  | { readonly name: 'request-password-reset' | 'shared-report' }
  | PressedAddress
  | { readonly name: 'reopen-account'; readonly user: string; readonly token: string }
  | { readonly name: 'new-password'; readonly organization: string; readonly user: string; readonly token: string };

/** The page of a mailed link that asks for the password, too. */
export type ReopenAddress = Extract<EntryAddress, { readonly name: 'reopen-account' }>;

/** An entry page, or the URL to redirect to. */
type Found = { readonly address: EntryAddress } | { readonly redirect: string };

const ID = /^[0-9a-f]{24}$/u;
const EMAIL_LENGTH = 254;
const TOKEN = /^[\w-]{1,128}$/u;

function authSearch(search: URLSearchParams): AuthSearch {
  const product = search.get('product') ?? '';
  const email = search.get('email') ?? '';
  const token = search.get('token') ?? '';
  const redirectPath = internalPath(search.get('redirectPath'));
  const source = sourceIn((name) => search.get(name));
  const months = Number(search.get('defaultDurationSelection') ?? Number.NaN);
  return {
    ...(search.get('expired') === 'true' && { expired: true }),
    ...(ID.test(product) && { product }),
    ...(email !== '' && email.length <= EMAIL_LENGTH && { email }),
    ...(TOKEN.test(token) && { token }),
    ...(redirectPath !== undefined && { redirectPath }),
    ...(Number.isInteger(months) && months > 0 && months <= 24 && { defaultDurationSelection: months }),
    ...(Object.keys(source).length > 0 && { source }),
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
  // The canonical URL of a landing page without a form, or with an unknown one.
  if (!form) return { redirect: `/${kind}/login/${id}${url.search}` };
  return { address: { name: `${kind}-landing`, form, landing: { kind, id }, search: authSearch(url.searchParams) } };
}

/**
 * The entry page at a URL of this portal; undefined for any other URL.
 *
 * @param returning whether the browser seems to have a session: then `/` redirects to the dashboard
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
      // What opens the report stands behind the #, which no server hears.
      case 'shared-report':
        return { address: { name: 'shared-report' } };
      default:
        return undefined;
    }
  if (first === 'product' || first === 'campaign') return landing(first, parts, url);
  const link = oneLinks.find((name) => name === first);
  if (link && parts.length === 2) {
    const [user = '', token = ''] = parts;
    return ID.test(user) && TOKEN.test(token) ? { address: { name: link, user, token } } : undefined;
  }
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
