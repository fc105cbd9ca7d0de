import { gzipSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';
import { markUsable } from './markUsable.ts';
import { openSlowPage } from './openSlowPage.ts';
import type { UsablePage } from './PageContender.ts';

/** What a page takes before it is usable. Sizes in bytes. */
export interface PageWeight {
  /** The code that had arrived, each file by itself at gzip's highest level. */
  readonly code: { readonly files: number; readonly gzip: number };
  /** The document and its style sheets, as they were sent and at gzip's highest level. */
  readonly screen: { readonly sent: number; readonly gzip: number };
  /** What had been asked for, pictures and fonts left out or not. */
  readonly requests: { readonly plain: number; readonly all: number };
}

/** A request that was sent before the page was usable. */
interface Asked {
  readonly type: string;
  readonly isPictureOrFont: boolean;
  /** Whether its answer had arrived. */
  readonly arrived: boolean;
  readonly sent: number;
  readonly gzip: number;
}

/** What a request was, seen from when the page was usable; undefined where it was sent later or for another page. */
async function askedBefore(usable: number, request: Request): Promise<Asked | undefined> {
  // Its times are known once all of the answer is there.
  const response = await request.response();
  await response?.finished();
  const { startTime, responseEnd } = request.timing();
  const purpose = await request.headerValue('sec-purpose');
  if (request.url().startsWith('data:') || startTime > usable || purpose?.startsWith('prefetch')) return undefined;
  const body = (await response?.body()) ?? '';
  return {
    type: request.resourceType(),
    isPictureOrFont: /^(image|font)\//.test((await response?.headerValue('content-type')) ?? ''),
    arrived: startTime + responseEnd <= usable,
    sent: (await request.sizes()).responseBodySize,
    gzip: gzipSync(body, { level: 9 }).length,
  };
}

const sum = (asked: readonly Asked[], of: 'sent' | 'gzip') => asked.reduce((total, one) => total + one[of], 0);

/**
 * Opens a page, waits until it is usable and weighs what it took. Code that is fetched ahead for another page does not
 * count.
 */
export async function weightOf(browser: Browser, contender: UsablePage): Promise<PageWeight> {
  const { name, url, press, shows } = contender;
  const page = await openSlowPage(browser, contender);
  try {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(markUsable, { press, shows });
    await page.goto(url, { waitUntil: 'commit' });
    const marked = await page
      .waitForFunction(() => {
        const [mark] = performance.getEntriesByName('usable');
        return mark && performance.timeOrigin + mark.startTime;
      })
      .catch((cause: unknown) => {
        throw new Error(`${name} did not become usable; was the portal built anew meanwhile?`, { cause });
      });
    const usable = (await marked.jsonValue()) ?? Number.NaN;
    const asked = (await Promise.all(requests.map((request) => askedBefore(usable, request)))).filter(
      (one) => one !== undefined,
    );
    const code = asked.filter(({ type, arrived }) => type === 'script' && arrived);
    const screen = asked.filter(({ type }) => type === 'document' || type === 'stylesheet');
    if (screen.length === 0 || code.length === 0) throw new Error(`${name} took no document or no code`);
    return {
      code: { files: code.length, gzip: sum(code, 'gzip') },
      screen: { sent: sum(screen, 'sent'), gzip: sum(screen, 'gzip') },
      requests: { plain: asked.filter(({ isPictureOrFont }) => !isPictureOrFont).length, all: asked.length },
    };
  } finally {
    await page.context().close();
  }
}
