import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { heldTimers } from '../../support/page/heldTimers.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { beginVisit } from '../../support/portal/answeredVisit.ts';
import { asks, fill, goOn, press, says } from '../../support/steps/buyingSteps.ts';
import { choose, leftFor } from '../../support/steps/visitPageSteps.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';

const fixture = pageFixture();

const INTRO = "Let's get started on your visit";
const PROFILE = 'Tell us about yourself';
const HISTORY = 'Review Medical History';
const SORRY = 'We are sorry';

const SEX = 'Please select your biological sex.';
const BIRTHDAY = 'Please provide a valid date of birth.';
const MINOR = 'You must be 18 or older to see a Healthspan physician.';
const WEIGHT = 'Please enter your weight in pounds (digits only).';
const HEIGHT = 'Please enter the correct height.';
const STATE = 'Please select the state that you are located.';

/** The labels of the fields, which the unit of one belongs to. */
const FIELDS = {
  birthday: /^Date of birth/,
  weight: /^Weight/,
  feet: 'Feet',
  inches: 'Inches',
  state: 'State you are in',
} as const;

/** A visit whose questions are answered, open at its profile. */
async function atProfile(who: DemoName, slug: string) {
  const begun = await fixture.begin(who, slug, ({ intake }) => `/intake/${intake._id}/profile`);
  await asks(PROFILE);
  return begun;
}

/** A date as the portal writes it, so many years and days before today. */
function before(years: number, days = 0): string {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years, date.getMonth(), date.getDate() - days);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${month}-${day}-${date.getFullYear()}`;
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** What is said beside a field. */
function errorAt(label: string | RegExp): string {
  const group = field(label).closest('[aria-describedby]') ?? field(label);
  const ids = (group.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

const chooseState = async (user: Awaited<ReturnType<typeof atProfile>>['user'], name: string) =>
  user.selectOptions(await screen.findByLabelText(FIELDS.state), name);

it('prepares for 1.5 s and then says how a visit works and how long it takes', async () => {
  const { visit, user } = await atProfile('gus', 'rapamycin');
  const pass = heldTimers();
  await press(user, 'Back');
  await asks('Preparing your visit');
  pass(1499);
  expect(screen.queryByRole('heading', { name: INTRO })).toBeNull();
  pass(1);
  const title = await asks(INTRO);
  await waitFor(() => expect(document.activeElement).toBe(title));
  const { total } = visit.intake.status.questions;
  screen.getByRole('heading', { name: `About ${Math.ceil(total / 3)} minutes of questions` });
  for (const text of [
    /The assessment takes about 5-10 minutes\./,
    /Provider review typically takes 12-48 hours\./,
    /2,000\+ partner locations/,
  ])
    screen.getByText(text);
  fixture.noComplaints();
});

describe('the profile', () => {
  it('says beside each field what is missing, and goes to the first', async () => {
    const { user } = await atProfile('eli', 'rapamycin');
    await goOn(user);
    await says(/5 answers need your attention\./);
    await screen.findByText(SEX);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Female')));
    for (const [label, text] of [
      [FIELDS.birthday, BIRTHDAY],
      [FIELDS.weight, WEIGHT],
      [FIELDS.feet, HEIGHT],
      [FIELDS.inches, HEIGHT],
      [FIELDS.state, STATE],
    ] as const)
      expect(errorAt(label)).toContain(text);
    await choose(user, 'Female');
    await goOn(user);
    await says(/4 answers need your attention\./);
    await waitFor(() => expect(document.activeElement).toBe(field(FIELDS.birthday)));
    fixture.noComplaints();
  });

  it('refuses dates, ages, weights and heights that cannot be, and leaves what was entered', async () => {
    const { user } = await atProfile('ava', 'rapamycin');
    for (const [label, entries, text] of [
      [FIELDS.birthday, ['01-02', '02-30-1980', before(-1), '01-01-1800'], BIRTHDAY],
      [FIELDS.birthday, [before(18, -1)], MINOR],
      [FIELDS.weight, ['', 'abc', '0', '-5', '1501', '150.5'], WEIGHT],
      [FIELDS.feet, ['', '0', '11'], HEIGHT],
      [FIELDS.inches, ['13', '-1'], HEIGHT],
    ] as const) {
      const { value } = field(label);
      for (const entry of entries) {
        await fill(user, label, entry);
        await goOn(user);
        await waitFor(() => expect([entry, errorAt(label)]).toEqual([entry, expect.stringContaining(text)]));
        expect(field(label).value).toBe(entry);
      }
      await fill(user, label, value);
    }
    await goOn(user);
    await asks(HISTORY);
    fixture.noComplaints();
  });

  it('takes a patient who is 18 today, 1,500 pounds and 11 inches once that is confirmed, and saves what was entered', async () => {
    const { visit, user } = await atProfile('ava', 'rapamycin');
    await fill(user, FIELDS.birthday, before(18));
    await fill(user, FIELDS.weight, '1500');
    await goOn(user);
    await screen.findByRole('group', { name: /^You entered 1,500 lb and 5 ft \d+ in\. Is that right\?$/ });
    await press(user, 'Change');
    await waitFor(() => expect(document.activeElement).toBe(field(FIELDS.weight)));
    expect(screen.queryByText(/Is that right/)).toBeNull();
    await fill(user, FIELDS.feet, '10');
    await fill(user, FIELDS.inches, '11');
    await goOn(user);
    await screen.findByRole('group', { name: 'You entered 1,500 lb and 10 ft 11 in. Is that right?' });
    await press(user, 'Yes');
    await asks(HISTORY);
    const path = `/users/${visit.organization}/user/${visit.userId}/patient`;
    expect(await visit.call<User>('GET', path)).toMatchObject({ birthday: before(18), weight: 1500, height: 131 });
    expect(await visit.call<User>('GET', path)).toMatchObject({ weight_confirmed: 1500, height_confirmed: 131 });
    fixture.noComplaints();
  });

  it('keeps what was entered where it is not saved, or the state is not checked, and says so', async () => {
    const { user } = await atProfile('ava', 'rapamycin');
    await fill(user, FIELDS.weight, '143');
    fixture.calls.answer('PUT /users', away, 1);
    fixture.calls.answer('POST /v2/states/availability', away, 1);
    const again = 'Error. Try Again';
    await goOn(user);
    await screen.findByRole('button', { name: again });
    expect(field(FIELDS.weight).value).toBe('143');
    await press(user, again);
    await waitFor(() =>
      expect(fixture.calls.calls.some(({ path }) => path.includes('/states/availability'))).toBe(true),
    );
    await screen.findByRole('button', { name: again });
    expect(field(FIELDS.weight).value).toBe('143');
    await press(user, again);
    await asks(HISTORY);
    fixture.noComplaints();
  });
});

describe('a state in which a visit is not offered', () => {
  it('is named, can be changed, and does not keep a patient from medication from going on', async () => {
    const dora = await fixture.like('dora');
    const { _id } = await beginVisit(dora, 'rapamycin');
    const { user } = await fixture.arrive(dora, `/intake/${_id}/profile`);
    await asks(PROFILE);
    await chooseState(user, 'Alabama');
    await goOn(user);
    await asks(SORRY);
    await says(/we cannot see patients in Alabama\./);
    await press(user, 'Change my state');
    await asks(PROFILE);
    await goOn(user);
    await asks(SORRY);
    await press(user, 'Continue Visit');
    await says('Medical History');
    fixture.noComplaints();
  });

  it('leaves a patient who wants a lab test the other protocols', async () => {
    const { user } = await atProfile('dora', 'longevity-labs');
    await goOn(user);
    await asks(SORRY);
    await says(/we cannot provide lab testing in New York, New Jersey and Rhode Island\./);
    expect(screen.queryByRole('button', { name: 'Continue Visit' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'View Our Protocols' }));
    await leftFor(fixture, /^\/shop$/);
    fixture.noComplaints();
  });

  it('leaves a patient who wants a membership the care team', async () => {
    const { visit, user } = await atProfile('dora', 'longevity-coaching');
    await chooseState(user, 'Mississippi');
    await goOn(user);
    await asks(SORRY);
    await says(/in Mississippi yet\. Please chat with your care team/);
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Change my state']);
    await press(user, 'Change my state');
    await asks(PROFILE);
    await chooseState(user, 'New York');
    await goOn(user);
    await asks(HISTORY);
    await press(user, 'Back');
    await asks(PROFILE);
    await chooseState(user, 'Mississippi');
    await goOn(user);
    await user.click(await screen.findByRole('link', { name: 'Enter Dashboard' }));
    await leftFor(fixture, `/dashboard/${visit.userId}/messages`);
    fixture.noComplaints();
  });
});

it('gives way from a screen that may not open yet, and from a visit that is not there', async () => {
  const eli = await fixture.like('eli');
  const { _id } = await beginVisit(eli, 'rapamycin');
  await fixture.arrive(eli, `/intake/${_id}/intake`);
  await asks(PROFILE);
  await waitFor(() => expect(location.pathname).toBe(`/consultation/profile/${eli.userId}/${_id}/question/none`));
  await fixture.load(`/consultation/hiw/${eli.userId}/${'0'.repeat(24)}/question/none`);
  await leftFor(fixture, '/dashboard/me/profile');
  await fixture.load();
  await asks('Hi, Eli');
  fixture.noComplaints();
});
