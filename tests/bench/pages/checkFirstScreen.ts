import type { Browser, Locator, Page } from 'playwright-core';
import { themeOf, type Theme } from '#renderers/theme/themeOf.ts';
import type { Brand } from '#schemas/brand.ts';
import type { EntryPage } from './entryPages.ts';
import { viewport } from './openSlowPage.ts';

const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const colorsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { ground: backgroundColor, text: color };
  });

async function missing(page: Page, { screen }: EntryPage): Promise<readonly string[]> {
  const wanted = [
    ...screen.headings.map((name) => [`heading '${name}'`, page.getByRole('heading', { name, exact: true })] as const),
    ...screen.fields.map((label) => [`field '${label}'`, page.getByLabel(label, { exact: true })] as const),
    [`button '${screen.button.name}'`, page.getByRole('button', { name: screen.button.name })] as const,
  ];
  const found = await Promise.all(wanted.map(([, locator]) => locator.isVisible()));
  return wanted.flatMap(([name], index) => (found[index] ? [] : [`shows no ${name}`]));
}

async function wrongColors(page: Page, { screen: { button } }: EntryPage, theme: Theme): Promise<readonly string[]> {
  const pressed = await colorsOf(page.getByRole('button', { name: button.name }));
  const { ground } = await colorsOf(page.locator('body'));
  const wanted = [
    ['page', ground, theme.color.page],
    ['button', pressed.ground, theme.color[button.ground]],
    ['text of the button', pressed.text, theme.color[button.text]],
  ] as const;
  return wanted.flatMap(([name, is, hex]) =>
    is === rgbOf(hex) ? [] : [`shows the ${name} in ${is} instead of ${rgbOf(hex)}`],
  );
}

/**
 * Opens a page in a browser that runs no code and looks at what it shows: headings, fields and button, in the brand of its
 * organization.
 *
 * @returns what differs, one line each; empty where nothing does
 */
export async function checkFirstScreen(browser: Browser, entry: EntryPage, brand: Brand): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(entry.url);
    const missed = await missing(page, entry);
    const differences = missed.length > 0 ? missed : await wrongColors(page, entry, themeOf(brand));
    return differences.map((difference) => `without code, ${entry.url} ${difference}`);
  } finally {
    await context.close();
  }
}
