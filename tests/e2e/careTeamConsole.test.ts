import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { memberIdOf } from '#services/backend/demo/careTeam.ts';
import { portalFixture, noComplaints } from '../support/browser/portalFixture.ts';
import { conversationOf, history, write } from '../support/steps/messageSteps.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const messagesOf = (userId: string) => `/dashboard/${userId}/messages`;

/** A patient at their messages, and the care team at its console in another browser. */
async function bothSides() {
  const caller = await fixture.like('ava');
  const conversation = await conversationOf(fixture.portal.url, caller);
  await conversation.careTeam.writes('Welcome, this is your care team.');
  const arrived = await fixture.arrive(caller, messagesOf);
  await isAlive(arrived.page);
  const { page: team, complaints } = await fixture.browser.newPatient({ width: 1280 });
  await team.goto(`${fixture.portal.url}/sandbox/messages`);
  /** Fills the form in and presses one of its buttons; the console is empty again afterwards. */
  const act = async (button: 'Send' | 'Type' | 'Read', parts: Readonly<Record<string, string>> = {}) => {
    await team.getByLabel('Patient', { exact: true }).selectOption(conversation.path.split('/').at(-1) ?? '');
    await team.getByLabel('From', { exact: true }).selectOption(memberIdOf(caller.organization, 'robin-hale'));
    for (const [label, text] of Object.entries(parts)) await team.getByLabel(label).fill(text);
    const answered = team.waitForResponse((response) => response.request().method() === 'GET');
    await team.getByRole('button', { name: button, exact: true }).click();
    await answered;
    await team.getByRole('button', { name: button, exact: true }).waitFor();
  };
  return { ...arrived, team, complaints, act };
}

const typing = (page: Page) => page.getByText('Robin is typing…');

it('a patient and the care team write to each other, each in a browser', async () => {
  const { page, patient, act, complaints } = await bothSides();
  await write(page, 'Can I take it with breakfast?');
  await history(page).getByText('Delivered', { exact: true }).waitFor();
  await act('Read');
  await history(page).getByText('Seen', { exact: true }).waitFor();
  await act('Type');
  await typing(page).waitFor();
  await act('Send', { Message: 'Yes, breakfast is fine.' });
  await history(page).getByText('Yes, breakfast is fine.', { exact: true }).waitFor();
  expect(await typing(page).count()).toBe(0);
  await act('Send', {
    Paragraph: 'Here is how to begin.',
    'Path of a picture': '/catalogue/duo.svg',
    'What the picture shows': 'Two bottles',
    'List, an item a line': 'Wash your hands\nTake one',
    'Id of a YouTube video': 'M7lc1UVf-VE',
    'Title of the video': 'The first week',
    'Label of a button': 'See your plan',
    'Where the button leads': '/subscriptions',
  });
  const last = history(page);
  await last.getByText('Here is how to begin.').waitFor();
  await last.getByRole('img', { name: 'Two bottles' }).waitFor();
  expect(await last.getByRole('listitem').filter({ hasText: 'Take one' }).count()).toBeGreaterThan(0);
  await last.getByText('The first week').waitFor();
  await last.getByRole('link', { name: 'See your plan' }).waitFor();
  noComplaints(patient);
  expect(complaints).toEqual([]);
});
