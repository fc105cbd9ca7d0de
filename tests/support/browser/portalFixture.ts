import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { NotificationPage } from '#schemas/wire/notification.ts';
import { answeredVisit } from '../portal/answeredVisit.ts';
import type { Caller } from '../portal/beginSession.ts';
import { untilEnded } from '../once.ts';
import { openVisit } from '../steps/checkoutSteps.ts';
import { evergreen } from '../steps/entrySteps.ts';
import { openBrowser, type WatchedBrowser, type WatchedPage } from './openBrowser.ts';
import { patientLike, type DemoName } from '../portal/patientLike.ts';
import { signIn } from '../steps/patientSteps.ts';
import { subscriptionsOf } from '../steps/subscriptionSteps.ts';
import { signInByCall } from '../portal/signInByCall.ts';
import type { StandingPortal } from '../portal/startPortal.ts';

const begun = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('portal and browser are there once the tests of a file run');
  return thing;
};

/** The portal that this test worker shares among its files; `log` is what it wrote since the file began. */
async function sharedPortal(): Promise<StandingPortal> {
  const folder = inject('portalsFolder');
  await untilEnded(folder);
  const own = join(folder, String(Number(process.env['VITEST_POOL_ID']) - 1));
  const port = Number(readFileSync(`${own}.port`, 'utf8'));
  const logFile = `${own}.log`;
  const from = statSync(logFile).size;
  return { port, url: `http://localhost:${port}`, log: () => readFileSync(logFile).subarray(from).toString() };
}

/** What no test may change of the shared patient: her subscriptions, and what she was told, which is told of each change. */
const stateOf = async (caller: Caller): Promise<readonly string[]> => [
  ...(await subscriptionsOf(caller)).map(({ name, status }) => `${name} is ${status}`),
  ...(await caller.call<NotificationPage>('GET', '/v2/notifications')).docs.map(
    ({ message, created_at: at }) => `${message} ${at}`,
  ),
];

interface ArriveOptions {
  /** CSS pixels; a phone's where nothing is said. */
  readonly width?: number;
  readonly height?: number;
}

/** The portal and the browser of this test worker. Every test brings patients of its own. */
export function portalFixture() {
  let portal: StandingPortal | undefined;
  let browser: WatchedBrowser | undefined;
  let shared: { readonly caller: Caller; readonly state: readonly string[] } | undefined;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([sharedPortal(), openBrowser()]);
  });
  afterAll(async () => {
    if (shared) expect(await stateOf(shared.caller), 'the shared patient was changed').toEqual(shared.state);
  });
  const urlOf = (who: DemoName | Caller) => (who === 'fern' ? evergreen(begun(portal).url) : begun(portal).url);
  /** A patient as a demo patient is, whom nobody else knows of. */
  const like = (name: DemoName): Promise<Caller> => patientLike(urlOf(name), name);
  const callerOf = async (who: DemoName | Caller) => (typeof who === 'string' ? like(who) : who);
  return {
    get portal() {
      return begun(portal);
    },
    get browser() {
      return begun(browser);
    },
    like,
    /**
     * The demo patient who has something of everything. All tests share her: none changes the status of what is hers, for the
     * next one to miss it.
     */
    async chloe() {
      const caller = await signInByCall(begun(portal).url, 'chloe@example.com');
      shared ??= { caller, state: await stateOf(caller) };
      return caller;
    },
    /** A browser in which a patient is signed in and has opened a path. */
    async arrive(
      who: DemoName | Caller,
      path: string | ((userId: string) => string) = '/dashboard',
      options: ArriveOptions = {},
    ) {
      const url = urlOf(who);
      const caller = await callerOf(who);
      const patient = await begun(browser).newPatient(options);
      const { page } = patient;
      await signIn(page, url, caller.email, typeof path === 'string' ? path : path(caller.userId));
      return { ...caller, url, patient, page, open: (to: string) => page.goto(url + to) };
    },
    /** A visit with its questions answered, open in a browser at a section. */
    async begin(who: DemoName | Caller, slug: string, section: string, options: ArriveOptions = {}) {
      const url = urlOf(who);
      const visit = await answeredVisit(await callerOf(who), slug);
      const patient = await begun(browser).newPatient(options);
      const { page } = patient;
      await openVisit(page, url, visit, section);
      return { visit, patient, page, open: (path: string) => page.goto(url + path) };
    },
  };
}

/** Nothing went wrong in the browser: no error, nothing that the content policy refused. */
export const noComplaints = ({ complaints }: WatchedPage): void => expect(complaints).toEqual([]);

/** Waits until a text is on the page. */
export const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

/** The address of a patient's dashboard. */
export const dashboard = /\/dashboard\/[0-9a-f]{24}\/profile$/;
