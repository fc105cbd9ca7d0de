import { asStep } from '#flows/kinds/asStep.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import rapamycin from '#flows/intakes/rapamycin.steps.json' with { type: 'json' };
import sleepSupport from '#flows/intakes/sleep-support.steps.json' with { type: 'json' };
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { openServer } from '#services/backend/kernel/database/openServer.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { backendPostgres } from '../support/database/backendPostgres.ts';
import { confirmTreatment, openVisit, storedVisit, submit } from '../support/steps/checkoutSteps.ts';
import { openBrowser, type WatchedBrowser } from '../support/browser/openBrowser.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { check, expectQuestion, goOn, pick, signIn, walk } from '../support/steps/patientSteps.ts';
import { noComplaints } from '../support/browser/portalFixture.ts';
import { readIntakes } from '../support/portal/readIntakes.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { startPortal, type RunningPortal } from '../support/portal/startPortal.ts';

let database: Database;
let portal: RunningPortal;
let browser: WatchedBrowser;
let media: string;
beforeAll(async () => {
  const url = await backendPostgres();
  database = await openServer(url);
  media = await mkdtemp(join(tmpdir(), 'portal-media-'));
  const env = { DATABASE_URL: url, PORTAL_MEDIA: media };
  [portal, browser] = await Promise.all([startPortal({ env }), openBrowser()]);
});
afterAll(async () => {
  await portal.stop();
  await database.close();
  await rm(media, { recursive: true, force: true });
});

const INTRO = "Let's get started on your visit";
const PROFILE = 'Tell us about yourself';
const HISTORY = 'Review Medical History';
const TROUBLE = 'What troubles you most about your sleep?';
const NIGHTS = 'How many nights a week is that so?';
const AIDS = 'What have you tried for it?';
const SNORING = /^Do you snore loudly/;
const MOOD = /^Have you felt down/;
const HOURS = 'How many hours do you sleep in most nights?';

const hours: Step = {
  id: 'sleep-hours',
  kind: 'choice',
  title: HOURS,
  options: [
    { value: 'few', label: 'Up to six' },
    { value: 'enough', label: 'More than six' },
  ],
};

/** Without one of its options, or with its value changed. */
const changed = (step: Step, to: (value: string) => string | undefined): Step =>
  step.kind === 'choice' || step.kind === 'checklist'
    ? {
        ...step,
        options: step.options.flatMap((option) => {
          const value = to(option.value);
          return value === undefined ? [] : [{ ...option, value }];
        }),
      }
    : step;

/**
 * The next version of a template: a question more at its beginning, one renamed that also has an option by another
 * value, one that is not asked any more, and one that has lost an option.
 */
function nextVersion(written: StepSet): StepSet {
  const steps = (written.sections['intake'] ?? []).map(asStep).flatMap((step): readonly Step[] => {
    if (step.id === 'sleep-nights') return [];
    if (step.id === 'sleep-trouble')
      return [{ ...changed(step, (value) => (value === 'rested' ? 'tired' : value)), id: 'sleep-problem' }];
    return [step.id === 'sleep-aids' ? changed(step, (value) => (value === 'therapy' ? undefined : value)) : step];
  });
  return {
    ...written,
    version: written.version + 1,
    sections: { intake: [hours, ...steps] },
    migrations: [
      {
        to: written.version + 1,
        rename: { 'sleep-trouble': 'sleep-problem' },
        map: { 'sleep-problem': { rested: 'tired' } },
        drop: ['sleep-nights'],
      },
    ],
  };
}

it('a visit left half way goes on at the right question after its template has changed, with what was answered', async () => {
  const left = await browser.newPatient();
  await signIn(left.page, portal.url, 'gus@example.com');
  await left.page.getByRole('region', { name: 'Sleep support' }).getByRole('link', { name: 'Start visit' }).click();
  await walk(left.page, [
    [INTRO, goOn],
    [PROFILE, goOn],
    [HISTORY, goOn],
    [TROUBLE, pick('I sleep but do not feel rested')],
    [NIGHTS, pick('Nearly every night')],
    [AIDS, check('Regular hours and less screen time', 'Therapy for sleep')],
    [SNORING, pick('No')],
  ]);
  await expectQuestion(left.page, MOOD);

  const { organization } = await signInByCall(portal.url, 'gus@example.com');
  await storeTemplates(database, organization, [nextVersion(stepSetOf(sleepSupport))], new Date());

  const later = await browser.newPatient();
  await signIn(later.page, portal.url, 'gus@example.com');
  await later.page.getByRole('link', { name: 'Continue' }).first().click();
  await expectQuestion(later.page, INTRO);
  const notice = later.page.getByRole('status').filter({ hasText: 'This visit was updated since you last answered.' });
  await notice.waitFor();
  expect(await notice.innerText()).toContain(`Please answer these again: ${AIDS}`);
  expect(await notice.innerText()).toContain(`These answers are no longer needed: ${NIGHTS}`);
  await expectAccessible(later.page);
  await goOn(later.page);
  await expectQuestion(later.page, HOURS);
  expect(await notice.count()).toBe(0);
  await pick('Up to six')(later.page);
  await expectQuestion(later.page, TROUBLE);
  expect(await later.page.getByLabel('I sleep but do not feel rested', { exact: true }).isChecked()).toBe(true);
  await goOn(later.page);
  await walk(later.page, [[AIDS, check('Regular hours and less screen time')]]);
  await expectQuestion(later.page, SNORING);
  noComplaints(later);

  // The device that was left shows the earlier questions still.
  await pick('No')(left.page);
  await left.page.getByRole('heading', { name: /alcohol in the evening/ }).waitFor();
  for (const title of [MOOD, SNORING, AIDS]) {
    await left.page.getByRole('button', { name: 'Back' }).click();
    await expectQuestion(left.page, title);
  }
  await goOn(left.page);
  const outdated = left.page.getByRole('alert').filter({ hasText: 'This visit was updated' });
  await outdated.waitFor();
  await expectAccessible(left.page);
  await outdated.getByRole('button', { name: 'Reload the visit' }).click();
  await expectQuestion(left.page, /alcohol in the evening/);

  const [visit] = await readIntakes(await signInByCall(portal.url, 'gus@example.com'));
  expect(visit?.intake_template.version).toBe(2);
  expect(visit?.intake_responses?.map(({ step, value }) => [step, value])).toEqual([
    ['sleep-hours', { value: 'few' }],
    ['sleep-problem', { value: 'tired' }],
    ['sleep-aids', { value: ['habits'] }],
    ['sleep-medicine', null],
    ['snoring', { value: false }],
    ['mood', { value: false }],
    ['evening-alcohol', null],
  ]);
});

it('an order on a device that does not know of the change says that nothing was charged, and leads to what is offered now', async () => {
  const visit = await answeredVisit(await signInByCall(portal.url, 'chloe@example.com'), 'rapamycin');
  const { page, ...left } = await browser.newPatient();
  await openVisit(page, portal.url, visit, 'product-configure');
  await confirmTreatment(page);
  await expectQuestion(page, 'Where should we send your medication?');

  const written = stepSetOf(rapamycin);
  if (!written.template) throw new TypeError('these steps are no intake template');
  const version = written.version + 1;
  const template = { ...written.template, products: { defaults: ['compounded-rapamycin'] } };
  const next = { ...written, version, template, migrations: [{ to: version }] };
  await storeTemplates(database, visit.organization, [next], new Date());
  expect((await storedVisit(visit)).intake_template.version).toBe(version);

  await submit(page).click();
  const outdated = page.getByRole('alert').filter({ hasText: 'what you chose is not offered any more' });
  await outdated.waitFor();
  expect(await outdated.innerText()).toContain('Your card was not charged.');
  await expectAccessible(page);
  await outdated.getByRole('button', { name: 'Reload the visit' }).click();
  await page.waitForURL(/protocol-selection/);
  await page.getByText('Compounded Rapamycin').first().waitFor();
  await expect.poll(() => page.getByText('Generic Rapamycin').count()).toBe(0);
  expect((await storedVisit(visit)).medical_review_payment).toBeNull();
  noComplaints({ page, ...left });
});
