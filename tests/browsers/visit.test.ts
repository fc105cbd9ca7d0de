import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cards } from '../support/steps/checkoutSteps.ts';
import { patientLike } from '../support/portal/patientLike.ts';
import { startPortal, type RunningPortal } from '../support/portal/startPortal.ts';
import { paths, type Hand } from './Hand.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';

/** The first program of these names or addresses that is there. */
const program = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const firefox = program('firefox', 'firefox-esr');
const webKitDriver = program('WebKitWebDriver');
const miniBrowser = ['x86_64', 'aarch64']
  .flatMap((machine) =>
    ['4.1', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  .find((file) => existsSync(file));

const browsers: readonly (readonly [name: string, missing: string | undefined, open: () => Promise<Hand>])[] = [
  ['Firefox', firefox ? undefined : 'no firefox or firefox-esr on the PATH', () => openFirefox(firefox ?? '')],
  [
    'WebKitGTK',
    webKitDriver && miniBrowser
      ? process.env['DISPLAY']
        ? undefined
        : 'no display: run it with xvfb-run'
      : 'no WebKitWebDriver on the PATH, or no MiniBrowser beside its library',
    () => openWebKit(webKitDriver ?? '', miniBrowser ?? ''),
  ],
];

let portal: RunningPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal?.stop());

/** Waits until a page has this heading. */
const reads = (hand: Hand, heading: string) =>
  vi.waitFor(async () => expect(await hand.text(paths.heading)).toContain(heading), { timeout: 30_000, interval: 100 });

for (const [name, missing, open] of browsers)
  it.skipIf(missing)(
    `${name} walks a visit from the login to its end${missing ? ` (left out: ${missing})` : ''}`,
    async () => {
      const ben = await patientLike(portal.url, 'ben');
      const hand = await open();
      try {
        const press = (label: string) => hand.press(paths.button(label));
        const choose = (label: string) => hand.press(paths.choice(label));
        const type = (label: string, text: string) => hand.type(paths.field(label), text);

        await hand.open(`${portal.url}/login`);
        await type('Email', ben.email);
        await type('Password', 'Portal123');
        await press('Log in');
        await reads(hand, 'Hi, Ben');
        await press('Continue');
        await reads(hand, "Let's get started on your visit");
        await press('Continue');
        for (const [question, answer] of [
          ['Do you have any surgery or dental work planned in the next three months?', 'No'],
          ['Do you use tobacco or nicotine?', 'No'],
          ['How often do you drink alcohol?', 'Never'],
          ['Have you had blood work in the last six months?', 'No'],
        ] as const) {
          await reads(hand, question);
          await choose(answer);
        }
        await reads(hand, 'Is there anything else your provider should know?');
        await hand.type('//textarea', 'Nothing else');
        await press('Continue');
        await reads(hand, 'Do you take any of these?');
        await choose('None of these');
        await press('Continue');
        await reads(hand, 'Select your protocol');
        await hand.press('//button[starts-with(normalize-space(.), "Select")]');
        await reads(hand, 'Treatment preferences');
        await hand.press('//button[not(@aria-disabled="true") and normalize-space(.)="Continue"]');
        await reads(hand, 'Verify your identity');
        await press("I'll do this later");
        await reads(hand, 'Check your answers');
        await press('Continue');
        await reads(hand, 'Where should we send your medication?');
        await type('Street address', '12 Harbor Street');
        await type('City', 'Austin');
        await type('Zip code', '78701');
        await type('Phone number', '5105550147');
        await type('Card number', cards.good);
        await type('Expiration date', '1231');
        await type('Security code', '123');
        await hand.press('//button[not(@aria-disabled="true") and starts-with(normalize-space(.), "Submit order")]');
        await reads(hand, 'Thank you. We have your visit.');
        expect(new URL(await hand.url()).pathname).toMatch(/^\/intake\/[0-9a-f]{24}\/submitted$/);
        await press('Go to my dashboard');
        await reads(hand, 'Hi, Ben');
        expect(hand.complaints).toEqual([]);
      } catch (error) {
        throw new Error(`at ${await hand.url()}: ${await hand.text('//main')}`, { cause: error });
      } finally {
        await hand.close();
      }
    },
  );
