import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleUser } from '#stories/pages/exampleUser.ts';
import { currentSession } from '#services/api/client/currentSession.ts';

const sessionOf = (id: string) => ({
  token: `token-${id}`,
  expires_in: 900,
  ends_in: 1800,
  user: exampleUser({ _id: id.repeat(24), email: `${id}@example.com` }),
});

afterEach(() => currentSession.end());

describe('what waits for the login over a page', () => {
  it('goes on for the patient whose page it is', async () => {
    currentSession.begin(sessionOf('a'));
    currentSession.holdInput();
    currentSession.forget();
    const again = currentSession.signedInAgain();
    currentSession.begin(sessionOf('a'));
    expect(await again).toBe(true);
    expect([currentSession.holdsInput(), currentSession.isInterrupted()]).toEqual([true, false]);
  });

  it('fails where somebody else logs in there, and the page is left with what was typed', async () => {
    currentSession.begin(sessionOf('a'));
    currentSession.holdInput();
    currentSession.forget();
    const again = currentSession.signedInAgain();
    currentSession.begin(sessionOf('b'));
    expect(await again).toBe(false);
    expect([currentSession.holdsInput(), currentSession.get(), currentSession.isOver()]).toEqual([
      false,
      null,
      'another',
    ]);
  });
});

it('whoever logs in after a logout is nobody else', () => {
  currentSession.begin(sessionOf('a'));
  currentSession.end();
  currentSession.begin(sessionOf('b'));
  expect(currentSession.get()?.user.email).toBe('b@example.com');
});

it('is left for the reason that came first: a call that fails after a logout leads to no page', async () => {
  vi.resetModules();
  const { currentSession: ofNewPage } = await import('#services/api/client/currentSession.ts');
  ofNewPage.begin(sessionOf('a'));
  ofNewPage.leave('logged-out');
  ofNewPage.leave('unknown');
  expect(ofNewPage.isOver()).toBe('logged-out');
});
