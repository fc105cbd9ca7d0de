import { stepSamples } from '#flows/kinds/stepKinds.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { openBrowser, type WatchedBrowser } from '../support/browser/openBrowser.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion, signIn, write, yes } from '../support/steps/patientSteps.ts';
import { copyOfSeededData } from '../support/database/copyOfSeededData.ts';

const root = resolve(import.meta.dirname, '../..');

const vite = join(root, 'node_modules/vite/bin/vite.js');
const settings = fileURLToPath(new URL('../support/portal/uncheckedDev.config.ts', import.meta.url));

/** The development server, as `npm run dev` starts it but without its check of the flows, on a port that is free. */
async function startDevServer(data: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const { VITEST: _, ...env } = process.env;
  const child = spawn(process.execPath, [vite, '--config', settings, '--port', '0'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'development', PORTAL_DATA: data, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const url = await new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(written)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(new Error(`the development server ended with ${code}:\n${written}`)));
  });
  // It is there before the backend in it is.
  await fetch(`${url}/healthz`);
  return { url, child };
}

/** Keeps every message that a window is sent, before any script of its page runs. */
const keepMessages = () => {
  const heard: unknown[] = [];
  Reflect.set(window, 'heard', heard);
  window.addEventListener('message', ({ data }) => heard.push(data));
};

/** As a browser does that lets no window open without a press. */
const blockFirstWindow = () => {
  const open = window.open.bind(window);
  window.open = () => {
    window.open = open;
    return null;
  };
};

/** What any inspector says once it is there. */
const connects = `<script>opener.postMessage({ type: '@statelyai.connected' }, '*')</script>`;

describe('a flow opened with ?inspect in development', () => {
  let server: Awaited<ReturnType<typeof startDevServer>>;
  let browser: WatchedBrowser;
  let removeData: () => Promise<void>;
  beforeAll(async () => {
    const { data, remove } = await copyOfSeededData();
    removeData = remove;
    [server, browser] = await Promise.all([startDevServer(data), openBrowser()]);
    // A development server makes what it needs for its start by itself, for as long as that takes beside the other tests.
  }, 300_000);
  afterAll(async () => {
    if (server && server.child.exitCode === null) {
      server.child.kill();
      await once(server.child, 'exit');
    }
    await removeData?.();
  });

  it('streams its actors to a page of our own, without what the patient answers', async () => {
    const { url } = server;
    const { intake, userId } = await answeredVisit(await signInByCall(url, 'gus@example.com'), 'rapamycin');
    const { page, context, complaints } = await browser.newPatient({ width: 1280 });
    await context.addInitScript(keepMessages);
    const from = intake.intake_responses?.find(({ step }) => step === 'blood-work')?._id;
    // The development server makes each module at its first request: what all pages share it makes here, for as long as that
    // takes beside the other tests.
    await page.goto(`${url}/login`, { timeout: 0 });
    const opening = context.waitForEvent('page');
    const visit = `/consultation/intake/${userId}/${intake._id}/question/${from}?inspect`;
    await signIn(page, url, 'gus@example.com', visit);
    const inspector = await opening;

    // Behind another window a page draws once a second only.
    await page.bringToFront();
    await expectQuestion(page, 'Have you had blood work in the last six months?');
    await yes('In canary spring')(page);
    await expectQuestion(page, 'Is there anything else your provider should know?');
    await write('Only the canary')(page);
    await expectQuestion(page, 'Select your protocol');

    // Opened anew, it is told everything again.
    await inspector.bringToFront();
    await inspector.reload();
    const actors = inspector.getByRole('region', { name: 'Actors' });
    const events = inspector.getByRole('region', { name: 'Events' });
    await actors.getByRole('button', { name: 'visit protocol' }).waitFor();
    await actors.getByRole('button', { name: 'walk showing' }).waitFor();
    const submits = events.getByRole('button', { name: 'SUBMIT → walk' });
    expect(await submits.allTextContents()).toEqual([
      expect.stringContaining('{"step":"anything-else","answer":{"value":"•• text"}}'),
      expect.stringContaining('{"step":"blood-work","answer":{"value":"•• yes/no"}}'),
    ]);
    await submits.first().click();
    const details = inspector.getByRole('region', { name: 'walk' });
    await details.getByText('"held": {').waitFor();
    expect(await details.locator('[aria-current="true"]').textContent()).toContain('saving');
    await expectAccessible(inspector);

    const heard = await inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
    expect(heard).toContain('xstate.done.actor');
    const told = ['canary', 'Gus', 'gus@example.com', userId].filter((text) => heard.includes(text));
    expect(told).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('offers to open the inspector where no window opens by itself, and streams to Stately on request', async () => {
    const { page, context, complaints } = await browser.newPatient({ width: 1280 });
    await context.addInitScript(keepMessages);
    await context.addInitScript(blockFirstWindow);
    await context.route('https://stately.ai/inspect', (route) =>
      route.fulfill({ contentType: 'text/html', body: connects }),
    );
    const { intake, userId } = await answeredVisit(await signInByCall(server.url, 'ava@example.com'), 'sleep-support');
    const visit = `/intake/${intake._id}/profile?inspect=stately`;
    await signIn(page, server.url, 'ava@example.com', visit);
    await expectQuestion(page, 'Tell us about yourself');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Open inspector' }).click();
    const inspector = await opening;
    await inspector.waitForURL('https://stately.ai/inspect');
    await inspector.waitForFunction(() => JSON.stringify(Reflect.get(window, 'heard')).includes('@xstate.snapshot'));
    const heard = await inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
    expect(heard).toContain('"patient.first_name":"•• text"');
    expect(['"Ava"', 'ava@example.com', userId].filter((text) => heard.includes(text))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a production build', () => {
  const folder = join(root, 'dist/app');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|html|css|json)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

  it('holds nothing of the inspection', () => {
    expect(texts.some((text) => text.includes('xstate.done.actor'))).toBe(true);
    const marks = ['statelyai', 'stately.ai', 'xstateinspector', 'Open inspector', '••', '/dev/inspector'];
    expect(marks.filter((mark) => texts.some((text) => text.includes(mark)))).toEqual([]);
  });

  it('holds no schema and no sample of a step kind', () => {
    const code = texts.join('\n').replaceAll(/[`'"]/g, '"');
    const samples = Object.values(stepSamples).map(({ step: { kind, title } }) => `kind:"${kind}",title:"${title}"`);
    expect(code).toContain('kind:"checkout",title:"');
    expect(['additionalProperties', 'minItems', ...samples].filter((mark) => code.includes(mark))).toEqual([]);
  });
});
