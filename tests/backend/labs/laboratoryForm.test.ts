import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { LabOverview } from '#schemas/wire/labs/labReads.ts';
import { laboratorySignature } from '#services/backend/adapters/laboratory/isSignedByLaboratory.ts';
import { DEMO_ONLY_KEY, SANDBOX_LABORATORY } from '#services/backend/kernel/settings/laboratorySecret.ts';
import { demoBundle, type DemoBundle } from '#services/backend/sandbox/laboratory/demoBundles.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf } from '#tests/support/backend/labFixture.ts';

const backend = await backendFixture();
const laboratory = laboratoryOf(backend);
afterAll(() => backend.close());

let patient: TestPatient;
let order: string;
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  order = await givePanel(backend, patient);
});

const bundleOf = (kind: DemoBundle) => demoBundle(kind, { order, patient: patient.id }, backend.time.now);
const signed = (bundle: object, key = DEMO_ONLY_KEY) => ({
  laboratory: SANDBOX_LABORATORY,
  signature: laboratorySignature(JSON.stringify(bundle), key),
});
const panelOf = async () => (await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels')).body[0];
const alerts = async () =>
  (
    await backend.call<readonly { readonly patient: string; readonly kind: string; readonly urgent: boolean }[]>({
      method: 'GET',
      url: '/sandbox/lab-alerts',
    })
  ).body.filter((alert) => alert.patient === patient.id);

describe('the entry of laboratories', () => {
  it('accepts what is signed with the published key, and nothing else of that laboratory', async () => {
    const bundle = bundleOf('normal');
    expect((await laboratory.send(bundle, signed(bundle, `${DEMO_ONLY_KEY} `))).status).toBe(401);
    expect((await laboratory.send(bundle, { ...signed(bundle), laboratory: 'northlab' })).status).toBe(401);
    expect(await panelOf()).toMatchObject({ status: 'pending' });
    expect((await laboratory.send(bundle, signed(bundle))).status).toBe(200);
    expect(await panelOf()).toMatchObject({ status: 'results_ready', critical: false });
  });
});

/** The page after a press of one of its buttons, as a browser sends the form. */
const pressed = async (fields: { readonly [name: string]: string }) => {
  const { status, body } = await backend.call<string>({
    method: 'POST',
    url: '/sandbox/laboratory',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ order, ...fields }).toString(),
  });
  expect(status).toBe(200);
  return body;
};
const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
/** What the page has in its text field. */
const bundleIn = (page: string) => unescaped(/<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(page)?.[1] ?? '');
const answerIn = (page: string) => unescaped(/<section role="status">([\s\S]*)<\/section>/.exec(page)?.[1] ?? '');

/** Has the page fill in a bundle of a kind, and sends it. @returns what the page says of the answer */
async function sent(kind: DemoBundle): Promise<string> {
  const filled = await pressed({ kind, act: 'fill' });
  expect(answerIn(filled)).toBe('');
  // Browsers send the ends of lines of a form as two signs.
  return answerIn(await pressed({ kind, act: 'send', bundle: bundleIn(filled).replaceAll('\n', '\r\n') }));
}

describe('the form of the sandbox', () => {
  it('begins with a bundle for an order of the demo', async () => {
    const { body } = await backend.call<string>({ method: 'GET', url: '/sandbox/laboratory' });
    expect(body).toContain(`<option value="${order}"`);
    expect(body).toContain('chloe@example.com');
    expect(JSON.parse(bundleIn(body))).toMatchObject({ resourceType: 'Bundle' });
    const { body: sandbox } = await backend.call<string>({
      method: 'GET',
      url: '/sandbox',
      headers: { accept: 'text/html' },
    });
    expect(sandbox).toContain('href="/sandbox/laboratory"');
  });

  it('sends a normal, a critical, and then a corrected report', async () => {
    expect(await sent('normal')).toContain('The report was kept.');
    expect(await panelOf()).toMatchObject({ status: 'results_ready', critical: false });
    expect(await sent('critical')).toContain('200');
    expect(await panelOf()).toMatchObject({ critical: true });
    expect(await alerts()).toMatchObject([{ kind: 'critical' }]);
    expect(await sent('corrected')).toContain('The report was kept.');
    expect(await panelOf()).toMatchObject({ critical: false });
    expect(await alerts()).toEqual([]);
  });

  it('sends a preliminary report, whose critical value alarms', async () => {
    expect(await sent('preliminary')).toContain('The report was kept.');
    expect(await panelOf()).toMatchObject({ critical: true });
    const { body } = await patient.send<LabOverview>('GET', `/v2/labs/patient/panels/${order}/overview`);
    expect(body.reports.map(({ status }) => status)).toEqual(['preliminary']);
  });

  it('says which result has no entry in the catalogue', async () => {
    expect(await sent('unlisted')).toContain('1916-6');
    expect(await alerts()).toMatchObject([{ kind: 'aside' }]);
  });

  it('says why a bundle is refused, and where', async () => {
    const refused = await sent('unreadable');
    expect(refused).toContain('The bundle was refused');
    expect(refused).toContain('<code>/entry/0/resource/effectiveDateTime</code>');
    expect(refused).toContain('not a day of the calendar');
    expect(await alerts()).toMatchObject([{ kind: 'refused', urgent: true }]);
    expect(await panelOf()).toMatchObject({ status: 'pending' });
    expect(answerIn(await pressed({ kind: 'normal', act: 'send', bundle: 'no bundle <b>' }))).toContain('no JSON');
  });

  it('keeps what was pasted, and puts the ids of the order in it', async () => {
    const { id } = patient;
    const pasted = JSON.stringify(bundleOf('normal')).replaceAll(order, 'ORDER').replaceAll(id, 'PATIENT');
    const page = await pressed({ kind: 'normal', act: 'send', bundle: pasted });
    expect(bundleIn(page)).toBe(pasted);
    expect(answerIn(page)).toContain('The report was kept.');
    expect(await panelOf()).toMatchObject({ status: 'results_ready' });
  });

  it('takes no order of another organization', async () => {
    const { status } = await backend.call({
      method: 'POST',
      url: '/sandbox/laboratory',
      headers: { host: 'evergreen.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ order, kind: 'normal', act: 'fill' }).toString(),
    });
    expect(status).toBe(409);
  });
});

describe('the examples of the README', () => {
  let origin: string;
  let folder: string;
  beforeAll(async () => {
    const address = await backend.app.listen({ port: 0, host: 'localhost' });
    origin = `http://localhost:${new URL(address).port}`;
    folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['sh', 'sh', 'sign.sh'],
    ['js', process.execPath, 'sign.mjs'],
  ])('sign and send a bundle (%s)', async (language, program, file) => {
    const readme = await readFile('services/backend/README.md', 'utf8');
    const example = new RegExp(`\`\`\`${language}\n([^\`]*/sandbox/reports[^\`]*)\`\`\``).exec(readme)?.[1] ?? '';
    expect(example).toContain(DEMO_ONLY_KEY);
    await writeFile(join(folder, file), example.replaceAll('http://localhost:4000', origin));
    await writeFile(join(folder, 'bundle.json'), JSON.stringify(bundleOf('normal'), null, 2));
    const { stdout } = await promisify(execFile)(program, [file], { cwd: folder });
    expect(stdout).toContain('The report was kept.');
    expect(await panelOf()).toMatchObject({ status: 'results_ready' });
  });
});
