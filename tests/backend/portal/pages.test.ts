import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { pageHead } from '#services/backend/pages/pageHead.ts';
import { robotsText } from '#services/backend/pages/robotsText.ts';
import { drawPreview } from '#services/backend/modules/pictures/drawPreview.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';

const { directory, remove } = builtPortal();
const backend = await backendFixture({ settings: { app: directory } });
afterAll(async () => {
  await backend.close();
  remove();
});

type Headers = { readonly [name: string]: string };

async function ask(url: string, headers: Headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const {
    statusCode: status,
    headers: answered,
    body,
    rawPayload: bytes,
  } = await backend.app.inject({ method, url, headers });
  return { status, headers: answered, body, bytes };
}

describe('a page', () => {
  it.each([
    ['a browser', { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
    ['a monitor or a command line', { accept: '*/*' }],
    ['whoever says nothing', {}],
    ['whoever takes any text', { accept: 'text/*' }],
  ])('is a page for %s', async (_, headers: Headers) => {
    const { status, headers: answered, body } = await ask('/dashboard', headers);
    expect([status, answered['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<!doctype html>');
  });

  it.each(['application/json', 'application/problem+json', 'application/json, text/plain, */*', 'image/png'])(
    'is none for whoever asks for %s',
    async (accept) => {
      const { status, headers } = await ask('/dashboard', { accept });
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it.each(['/', '/dashboard'])('%s answers HEAD as GET', async (url) => {
    const [head, get] = [await ask(url, {}, 'HEAD'), await ask(url)];
    expect(head.status).toBe(get.status);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  it.each(['/gone/far', '/v2/gone', '/sandbox/gone'])(
    'that does not exist is shown to a browser with the status that says so: %s',
    async (url) => {
      const { status, headers, body } = await ask(url, { accept: 'text/html' });
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toBe((await ask('/dashboard')).body);
      expect((await ask(url, {}, 'HEAD')).status).toBe(404);
    },
  );

  it('is nothing that could be sent to', async () => {
    expect((await ask('/dashboard', { accept: 'text/html' }, 'POST')).status).toBe(404);
  });
});

describe('search engines', () => {
  it('find nothing of a sandbox', async () => {
    const { headers, body } = await ask('/robots.txt');
    expect([headers['content-type'], body]).toEqual(['text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n']);
  });

  it('find the pages that are for everybody, and no other', () => {
    const lines = robotsText({ sandbox: false }).trim().split('\n');
    const allowed = lines.flatMap((line) => (line.startsWith('Allow: ') ? [line.slice('Allow: '.length)] : []));
    expect(lines).toContain('Disallow: /');
    const mayVisit = (path: string) =>
      allowed.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    for (const path of ['/', '/get-started', '/login', '/product/login/1', '/campaign/signup/1', '/assets/a.js'])
      expect(mayVisit(path)).toBe(true);
    for (const path of ['/login?token=x', '/dashboard', '/v2/products', '/request-password-reset/a/b/c', '/sandbox'])
      expect(mayVisit(path)).toBe(false);
  });
});

describe('the head of a page', () => {
  const described = { title: 'A "quoted" <title>', description: 'Less & more', image: '/catalogue/healthspan/duo.svg' };
  it('says title, description and picture to previews, and takes no text for more than text', () => {
    const html = pageHead(backend.tenant, described, 'https://portal.example', '/product/login/1');
    expect(html).toContain('<title>A &quot;quoted&quot; &lt;title&gt;</title>');
    expect(html).toContain('<meta name="description" content="Less &amp; more">');
    expect(html).toContain('<meta property="og:title" content="A &quot;quoted&quot; &lt;title&gt;">');
    expect(html).toContain('<meta property="og:image" content="https://portal.example/catalogue/healthspan/duo.png">');
  });

  it('names the address, and the picture of the brand where there is none of its own', () => {
    const html = pageHead(backend.tenant, { ...described, image: undefined }, 'https://portal.example', '/login');
    expect(html).toContain('<link rel="canonical" href="https://portal.example/login">');
    expect(html).toContain('content="https://portal.example/brand/healthspan/preview.png"');
  });

  it('names no address that holds a token', () => {
    const html = pageHead(backend.tenant, described, 'https://portal.example', undefined);
    expect(html).not.toMatch(/canonical|og:url/);
  });
});

describe('the picture of a preview', () => {
  it.each(['/brand/healthspan/preview.png', '/catalogue/healthspan/duo.png'])('%s is a PNG to be kept', async (url) => {
    const { status, headers, bytes } = await ask(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.1);
    expect((await ask(url)).bytes.equals(bytes)).toBe(true);
  });

  it('is of the brand of the host', async () => {
    expect((await ask('/brand/evergreen/preview.png')).status).toBe(404);
    expect((await ask('/catalogue/evergreen/duo.png')).status).toBe(404);
    const own = await ask('/catalogue/evergreen/duo.png', { host: 'evergreen.localhost' });
    expect(own.bytes.equals((await ask('/catalogue/healthspan/duo.png')).bytes)).toBe(false);
    expect((await ask('/catalogue/healthspan/nothing.png')).status).toBe(404);
  });

  it('is drawn from a photo as well', async () => {
    const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
      .jpeg()
      .toBuffer();
    const drawn = drawPreview({ extension: 'jpg', content }, '#0000ff');
    const at = async (left: number) =>
      Array.from(
        await sharp(drawn).extract({ left, top: 300, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
        (value) => Math.round(value / 255),
      );
    expect([await at(10), await at(600)]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });
});
