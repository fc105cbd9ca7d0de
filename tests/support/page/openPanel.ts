import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/dom';
import { expect } from 'vitest';

/**
 * A panel over the page, once the focus is in it: it moves there a moment after the panel is drawn, and what is typed before
 * would go into another field.
 *
 * @param name its title; without one, the only panel that is open
 */
export async function openPanel(name?: string | RegExp): Promise<BoundFunctions<typeof queries>> {
  const opened = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  return within(opened);
}
