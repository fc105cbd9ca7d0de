import type { Page } from 'playwright-core';
import type { VisitQuestion } from './VisitQuestion.ts';

/** Presses an element where it is, as a finger does. What waits for it to be quiet would be part of what is measured. */
async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`there is no ${wanted} to press`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await page.mouse.click(x, y);
}

/** Answers a question by pointer and keys. */
export async function answerQuestion(page: Page, { id, kind, sending, answer }: VisitQuestion): Promise<void> {
  const step = `[data-step="${id}"]`;
  await press(page, kind === 'text' ? `${step} :is(textarea, input)` : `${step} input[value="${answer}"]`);
  if (kind === 'text') await page.keyboard.type(answer);
  if (!sending.includes(answer)) await press(page, `${step} button[type="submit"]`);
}
