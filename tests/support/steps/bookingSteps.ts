import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** The days of the portal's own calendar that have free times, soonest first. */
export const freeDays = () =>
  vi.waitFor(
    () => {
      const days = [...document.querySelectorAll<HTMLElement>('[role="grid"] button:not([aria-disabled])')];
      expect(days.length).toBeGreaterThan(0);
      return days;
    },
    { timeout: 10_000, interval: 20 },
  );

/** Chooses the first free time of the second day that has any. @returns when it starts, ISO 8601 */
export async function chooseTime(user: UserEvent): Promise<string> {
  const [, day] = await freeDays();
  if (!day) throw new Error('there is one free day at most');
  await user.click(day);
  const [time] = await screen.findAllByRole<HTMLInputElement>('radio');
  if (!time) throw new Error('no time is free');
  await user.click(time);
  return time.value;
}

/** Goes on with the chosen time, and books it. */
export async function bookChosen(user: UserEvent, name = 'Book this call'): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name }));
}

/** Books a free time in the portal's own calendar. @returns when it starts, ISO 8601 */
export async function bookInPortal(user: UserEvent): Promise<string> {
  const start = await chooseTime(user);
  await bookChosen(user);
  return start;
}

/** Waits until the backend has confirmed a booking, or a move. */
export const isScheduled = (title = 'Successfully Scheduled') =>
  screen.findByRole('heading', { level: 1, name: title });

/** The card of an appointment. */
export const appointmentCard = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
