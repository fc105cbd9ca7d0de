import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { heldTimers } from '../../support/page/heldTimers.ts';
import { lost, type Answering } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { deviceZone } from '../../support/page/deviceZone.ts';
import { docxFile, pdfFile } from '../../support/files/documents.ts';
import { picture } from '../../support/files/pictures.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import { conversationOf, draftOf, messagesOf, messagesPath } from '../../support/steps/composerSteps.ts';
import { messageInput, send, sentMessages, shownTexts } from '../../support/steps/messagePageSteps.ts';
import { subscriber } from '../../support/steps/subscriptionSteps.ts';

const fixture = pageFixture();

const writing = (who: Parameters<typeof fixture.arrive>[0] = 'ava') => fixture.arrive(who, messagesPath);

const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name);
const picker = () => screen.findByLabelText<HTMLInputElement>('Files to attach');
const isUploaded = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
const uploads = () => fixture.calls.calls.filter(({ method, path }) => method === 'POST' && path === '/v2/media');

/** Waits until the page knows of every draft that it has saved: sending a message empties the one that it knows. */
const draftsAnswered = () =>
  waitFor(() => {
    const saves = fixture.calls.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/draft'));
    expect(saves.map(({ status }) => status)).toEqual([200]);
  });

describe('what is written', () => {
  it('is kept a second after the last letter, and is emptied by sending it', async () => {
    const pass = heldTimers();
    const { user, ...one } = await writing();
    await user.type(await messageInput(), 'Half a thought');
    await waitFor(() =>
      expect(fixture.calls.calls.filter(({ path }) => path.endsWith('/typing')).map(({ status }) => status)).toEqual([
        204,
      ]),
    );
    pass(999);
    expect((await draftOf(one)).text).toBe('');
    pass(1);
    await waitFor(async () => expect((await draftOf(one)).text).toBe('Half a thought'));
    await draftsAnswered();
    await user.keyboard('{Enter}');
    await screen.findByText('Delivered');
    expect((await draftOf(one)).text).toBe('');
    expect((await messagesOf(one)).map(({ message }) => message)).toEqual(['Half a thought']);
    fixture.noComplaints();
  });

  it('on another device is there, and what differs from it is not lost: the patient chooses', async () => {
    const pass = heldTimers();
    const caller = await fixture.like('ava');
    const path = `${await conversationOf(caller)}/draft`;
    await caller.call('PUT', path, { text: 'We both', revision: 0 });
    const { user } = await writing(caller);
    const input = await messageInput();
    await waitFor(() => expect(input.value).toBe('We both'));
    await caller.call('PUT', path, { text: 'We both, on the phone', revision: (await draftOf(caller)).revision });
    await user.type(input, ', at the desk');
    pass(1000);
    await screen.findByText('Changed on another device');
    expect((await draftOf(caller)).text).toBe('We both, on the phone');
    expect(input.value).toBe('We both, at the desk');
    await user.click(screen.getByRole('button', { name: 'Add to mine' }));
    pass(1000);
    await waitFor(async () =>
      expect((await draftOf(caller)).text).toBe('We both, at the desk\n\nWe both, on the phone'),
    );
  });

  it('is kept before a logout, however soon that comes', async () => {
    heldTimers();
    const { user, email } = await writing();
    await user.type(await messageInput(), 'My last words');
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await user.click(logout);
    await waitFor(() => expect(fixture.left.at(-1)).toContain('/login'));
    expect((await draftOf(await signInByCall(fixture.url, email))).text).toBe('My last words');
  });

  it('is kept where the session has ended, once the patient has signed in in its place', async () => {
    const pass = heldTimers();
    const { user, call, email } = await writing();
    await user.type(await messageInput(), 'In the middle of a sentence');
    await call('POST', '/v2/session/logout-everywhere');
    pass(1000);
    const dialog = await openPanel('Please log in again');
    await user.type(dialog.getByLabelText('Password'), 'Portal123');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please log in again' })).toBeNull());
    expect((await messageInput()).value).toBe('In the middle of a sentence');
    const again = await signInByCall(fixture.url, email);
    await waitFor(async () => {
      pass(1000);
      expect((await draftOf(again)).text).toBe('In the middle of a sentence');
    });
  });

  it('about a subscription is begun there, keeps what was written before, and names it to the care team', async () => {
    const caller = await subscriber(fixture.url);
    const { name, _id: id } = caller.subscription;
    await caller.call('PUT', `${await conversationOf(caller)}/draft`, { text: 'Before: ', revision: 0 });
    const { user } = await fixture.arrive(caller, (userId) => `/dashboard/${userId}/subscriptions`);
    await user.click(await screen.findByRole('link', { name: 'Ask about this' }));
    await screen.findByRole('button', { name: `Do not write about ${name}` });
    expect(location.pathname).toBe(messagesPath(caller.userId));
    expect((await messageInput()).value).toBe('Before: ');
    await waitFor(async () => expect(await draftOf(caller)).toMatchObject({ text: 'Before: ', about: { id } }));
    await draftsAnswered();
    await send(user, 'is it late?');
    await screen.findByText('Delivered');
    expect(await messagesOf(caller)).toMatchObject([{ message: 'Before: is it late?', about: { id } }]);
    expect((await draftOf(caller)).about).toBeNull();
    expect(screen.queryByRole('button', { name: `Do not write about ${name}` })).toBeNull();
  });
});

describe('files', () => {
  it('of each kind are sent with a message, and shown', async () => {
    const { user, ...one } = await writing();
    await user.upload(await picker(), [
      fileOf('a.jpg', await picture(60, 40).jpeg().toBuffer()),
      fileOf('d.gif', await picture(60, 40).gif().toBuffer()),
      fileOf('e.pdf', pdfFile()),
      fileOf('g.docx', docxFile()),
    ]);
    for (const name of ['a.jpg', 'd.gif', 'e.pdf', 'g.docx']) await isUploaded(name);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Delivered');
    const [message] = await messagesOf(one);
    expect(message?.attachments.map(({ name, mediaType }) => `${name} ${mediaType}`)).toEqual([
      'a.jpg private-image',
      'd.jpg private-image',
      'e.pdf document',
      'g.docx document',
    ]);
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
    await screen.findByRole('button', { name: 'a.jpg' });
    await screen.findByRole('link', { name: /e\.pdf/ });
  });

  it('are waited for by what is sent, say how far they are, and can be called off', async () => {
    const release = fixture.calls.hold('POST /v2/media');
    const { user, ...one } = await writing();
    await user.upload(await picker(), [fileOf('one.pdf', pdfFile()), fileOf('two.pdf', pdfFile())]);
    await screen.findByRole('progressbar', { name: 'Sending one.pdf' });
    await user.click(screen.getByRole('button', { name: 'Cancel two.pdf' }));
    expect(screen.queryByRole('progressbar', { name: 'Sending two.pdf' })).toBeNull();
    await send(user, 'See the file');
    await screen.findByText('Your message is sent as soon as your files are there.');
    // What was to go with a file is not sent without it unasked.
    await user.upload(await picker(), fileOf('three.pdf', pdfFile()));
    await user.click(await screen.findByRole('button', { name: 'Cancel three.pdf' }));
    expect(screen.queryByText('Your message is sent as soon as your files are there.')).toBeNull();
    await user.type(await messageInput(), '{Enter}');
    await screen.findByText('Your message is sent as soon as your files are there.');
    expect(sentMessages(fixture.calls)).toEqual([]);
    release();
    await screen.findByText('Delivered');
    expect(await messagesOf(one)).toMatchObject([{ message: 'See the file', attachments: [{ name: 'one.pdf' }] }]);
  });

  it('whose answer is lost are sent again under their key, and hold the message back until then', async () => {
    const { user, ...one } = await writing();
    const keys: (string | null)[] = [];
    const noted: Answering = (request, pass) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? lost(request, pass) : pass();
    };
    fixture.calls.answer('POST /v2/media', noted);
    await user.upload(await picker(), fileOf('scan.pdf', pdfFile()));
    await screen.findByText('There was an error sending your file');
    await user.type(await messageInput(), '{Enter}');
    await screen.findByText('One of your files was not sent. Try it again, or remove it.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await isUploaded('scan.pdf');
    await user.type(await messageInput(), '{Enter}');
    await screen.findByText('Delivered');
    expect(await messagesOf(one)).toMatchObject([{ attachments: [{ name: 'scan.pdf' }] }]);
    expect(new Set(keys).size).toBe(1);
    expect(uploads()).toHaveLength(2);
  });

  it('that were uploaded before are there, can be taken away, and go with the message', async () => {
    const caller = await fixture.like('ava');
    for (const name of ['slip.pdf', 'scan.pdf']) {
      const form = new FormData();
      form.set('client_id', caller.userId);
      form.set('mediaType', 'document');
      form.set('file', fileOf(name, pdfFile()));
      const { 'content-type': _json, ...headers } = { 'content-type': '', ...caller.headers };
      const answer = await fetch(`${fixture.url}/v2/media`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: form,
      });
      expect(answer.status).toBe(200);
    }
    const { user } = await writing(caller);
    await isUploaded('scan.pdf');
    await user.click(await isUploaded('slip.pdf'));
    await waitFor(() => expect(fixture.calls.calls.find(({ method }) => method === 'DELETE')?.status).toBe(204));
    expect(screen.queryByText('slip')).toBeNull();
    await user.type(await messageInput(), '{Enter}');
    await screen.findByText('Delivered');
    expect(await messagesOf(caller)).toMatchObject([{ attachments: [{ name: 'scan.pdf' }] }]);
  });
});

it('the search finds what was written, marks it, and goes there', async () => {
  const caller = await fixture.like('ava');
  const path = await conversationOf(caller);
  for (const message of ['My needle is blunt', 'Something else', 'Where is the NEEDLE?'])
    await fetch(fixture.url + path, {
      method: 'PUT',
      headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ message, attachments: [] }),
    });
  const { user } = await writing(caller);
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const panel = await openPanel('Search your messages');
  const words = panel.getByLabelText('Words to look for');
  await user.type(words, 'needle');
  await panel.findByText('2 messages found');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['NEEDLE', 'needle']);
  await user.type(words, 's in the haystack');
  await panel.findByText('No message has “needles in the haystack” in it.');
  await user.clear(words);
  await user.type(words, 'blunt');
  await user.click(await panel.findByRole('button', { name: /My needle is\s*blunt/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('My needle is blunt'));
  expect(shownTexts()).toHaveLength(3);
  expect(location.search).toBe('');
  fixture.noComplaints();
});

it('the banner says when the care team answers, in the zone of the device', async () => {
  deviceZone('America/Chicago');
  await writing();
  const banner = within(await screen.findByRole('region', { name: 'When we answer' }));
  await banner.findByText('Your care team is away.');
  await banner.findByText(/Monday, June 15, 2026 at 8:00 AM CDT/);
  fixture.turnClock(2 * 60 * 60);
  const later = await fixture.like('ava');
  await writing(later);
  await screen.findByText('Your care team is here.');
  expect(screen.getByText(/The expected wait for an answer is about 4 hours\./)).toBeDefined();
  expect(screen.getByText('Mon-Fri 9 AM-7 PM EST')).toBeDefined();
});
