import { afterAll, describe, expect, it } from 'vitest';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';

/** Draws at every address the landing page of the product that it names, and says for whom. */
const RENDERER = `export const entryAddressOf = (url) => {
  const [, kind, type, id] = url.pathname.split('/');
  const token = url.searchParams.get('token') ?? undefined;
  return { address: { name: 'landing', landing: { kind, id }, search: { token } } };
};
export const describeEntry = () => ({ title: 'Product', description: 'Product' });
export const earlyScript = () => '';
export const renderEntry = (address, organization, source, signedIn) =>
  (source ? source.product.name : 'nothing') + ' for ' + (signedIn ? 'a patient' : 'everybody');
export const themeSheet = () => '';`;

const { directory, remove } = builtPortal({ '../server/renderEntry.js': RENDERER });
const backend = await backendFixture({ settings: { app: directory } });
afterAll(async () => {
  await backend.close();
  remove();
});

const id = productTemplateIdOf(backend.tenant.id, 'nad-supplement');
const landing = `/product/login/${id}`;

async function pageCookie(): Promise<string> {
  const { email } = await backend.patient(fullProfile);
  const { cookies } = await backend.call({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password: 'Portal123' },
  });
  return `portal_page=${cookies.find(({ name }) => name === 'portal_page')?.value ?? ''}`;
}

/** What is drawn, and whether it may be kept. */
async function open(url: string, headers: { readonly [name: string]: string } = {}) {
  const answer = await backend.app.inject({
    url,
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers },
  });
  return [/<div id="root">(.*?)<\/div>/.exec(answer.body)?.[1], answer.headers['cache-control']];
}

describe('the landing page of a product', () => {
  it('is drawn for whoever opens it signed in, and not kept', async () => {
    const cookie = await pageCookie();
    expect(await open(landing)).toEqual(['NAD+ Support for everybody', 'no-cache']);
    expect(await open(landing, { cookie })).toEqual(['NAD+ Support for a patient', 'no-store']);
    expect(await open(`${landing}?redirectPath=/shop`, { cookie })).toEqual(['NAD+ Support for a patient', 'no-store']);
    expect(await open(landing)).toEqual(['NAD+ Support for everybody', 'no-cache']);
  });

  it('is that of everybody with a token of its own, read ahead, in another brand, or of nothing', async () => {
    const cookie = await pageCookie();
    expect(await open(`${landing}?token=one`, { cookie })).toEqual(['NAD+ Support for everybody', 'no-cache']);
    expect(await open(landing, { cookie, 'sec-purpose': 'prefetch' })).toEqual([
      'NAD+ Support for everybody',
      'no-cache',
    ]);
    const other = `/product/login/${productTemplateIdOf(backend.evergreen.id, 'taurine')}`;
    expect(await open(other, { cookie, host: 'evergreen.localhost' })).toEqual(['Taurine for everybody', 'no-cache']);
    expect(await open(`/product/login/${'0'.repeat(24)}`, { cookie })).toEqual(['nothing for everybody', 'no-cache']);
  });
});
