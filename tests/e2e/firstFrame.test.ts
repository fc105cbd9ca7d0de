import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

it('nothing is drawn before the whole screen has come, so that nothing on it moves', async () => {
  const html = await (await fetch(`${fixture.portal.url}/login`)).text();
  const middle = html.indexOf('</form>');
  expect(middle).toBeGreaterThan(html.indexOf('id="root"'));
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/login') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    held.push(() => response.end(html.slice(middle)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the server listens nowhere');
  const { page } = await fixture.browser.newPatient();
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await page.goto(`http://127.0.0.1:${at.port}/login`, { waitUntil: 'commit' });
  await page.locator('form').waitFor({ state: 'attached' });
  // A frame that was not held back would have come by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await painted()).toBe(0);
  for (const sendRest of held) sendRest();
  await expect.poll(painted).toBeGreaterThan(0);
});
