import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The stage on screen, by its label and the number of its five indicators that are filled. */
export async function expectStage(page: Page, label: string, filled: number): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByText(label, { exact: true }).waitFor();
  expect(await header.locator('[data-stage]').count()).toBe(5);
  expect(await header.locator('[data-stage="filled"]').count()).toBe(filled);
}
