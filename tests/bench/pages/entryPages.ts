import type { ProductPage } from '#schemas/wire/productPage.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import type { FirstScreen } from './FirstScreen.ts';
import type { UsablePage } from './PageContender.ts';

/** A page that anybody may open. */
export interface EntryPage extends UsablePage {
  readonly screen: FirstScreen;
}

const press = 'form [type="submit"]';

/** A field whose content was refused. */
const REFUSED = 'form [aria-invalid="true"]';

const logsIn = {
  headings: ['Log in'],
  fields: ['Email', 'Password'],
  button: { name: 'Log in', ground: 'brand', text: 'onBrand' },
} as const;

/** Its button waits for the form to be filled in. */
const signsUp = {
  headings: ['Create your account'],
  fields: ['First name', 'Last name', 'Email', 'Password'],
  button: { name: 'Create account', ground: 'sunken', text: 'inkSoft' },
} as const;

/**
 * The entry pages of a running portal: logging in, signing up, and the landing page of the first product.
 *
 * @param email of a demo patient of that organization
 */
export async function entryPages(url: string, email: string): Promise<readonly EntryPage[]> {
  const { call } = await signInByCall(url, email);
  const { docs } = await call<ProductPage>('GET', '/v2/products');
  const [product] = docs;
  if (!product) throw new Error(`${url} sells nothing to land on`);
  const login = { press, shows: REFUSED, screen: logsIn };
  return [
    { name: '/login', url: `${url}/login`, ...login },
    {
      name: '/get-started',
      url: `${url}/get-started`,
      press,
      shows: REFUSED,
      screen: signsUp,
    },
    {
      ...login,
      name: '/product/login/{id}',
      url: `${url}/product/login/${product._id}`,
      screen: { ...logsIn, headings: [product.name, ...logsIn.headings] },
    },
  ];
}
