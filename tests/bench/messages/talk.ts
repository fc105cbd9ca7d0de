import type { Browser, Page } from 'playwright-core';
import { patientLike } from '../../support/portal/patientLike.ts';
import { conversationOf, write } from '../../support/steps/messageSteps.ts';
import { isAlive, signIn } from '../../support/steps/patientSteps.ts';

/** A patient with a page of messages open, and the other side of the conversation. */
export async function talk(browser: Browser, url: string) {
  const caller = await patientLike(url, 'ava');
  const conversation = await conversationOf(url, caller);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const heard = page.waitForResponse((response) => response.url().endsWith('/pusher/user-auth') && response.ok());
  await signIn(page, url, caller.email, `/dashboard/${caller.userId}/messages`);
  await isAlive(page);
  await heard;
  return { ...conversation, caller, page, write: (text: string) => write(page, text) };
}

export type Talk = Awaited<ReturnType<typeof talk>>;

/**
 * Waits until a bubble with a text stands on a page, and a frame with it was drawn.
 *
 * @param state what is said below it; whatever it is where nothing is named
 * @returns when that was, in milliseconds since 1970
 */
export const paintedAt = (page: Page, text: string, state = ''): Promise<number> =>
  page.evaluate(
    async ([wanted, said]) => {
      for (;;) {
        const at = await new Promise<number>((frame) => {
          requestAnimationFrame(frame);
        });
        const bubble = [...document.querySelectorAll<HTMLElement>('[data-bubble]')].findLast(
          ({ innerText }) => innerText === wanted,
        );
        if (bubble?.closest('li')?.innerText.includes(said)) {
          // The frame is drawn once the next task runs.
          await new Promise((task) => {
            setTimeout(task);
          });
          return performance.timeOrigin + Math.max(at, performance.now());
        }
      }
    },
    [text, state] as const,
  );
