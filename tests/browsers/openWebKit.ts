import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import { freePort } from '../support/portal/freePort.ts';
import type { Hand } from './Hand.ts';

const PATIENCE = 30_000;

/**
 * Opens the small browser of WebKitGTK on the display that there is.
 *
 * @param driver WebKit's own driver, which starts it
 * @param binary the browser
 */
export async function openWebKit(driver: string, binary: string): Promise<Hand> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .disableEnvironmentOverrides()
    .build();
  await browser.manage().window().setRect({ width: 390, height: 844 });
  const at = async (path: string) => {
    const element = await browser.wait(until.elementLocated(By.xpath(path)), PATIENCE);
    return browser.wait(until.elementIsVisible(element), PATIENCE);
  };
  const press = async (path: string) => {
    const element = await at(path);
    // The driver scrolls only until it is in view, which may be behind what stands at the foot of the page.
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
    return element;
  };
  return {
    open: (url) => browser.get(url),
    press: async (path) => {
      await press(path);
    },
    type: async (path, text) => {
      const field = await press(path);
      await field.clear();
      await field.sendKeys(text);
    },
    url: () => browser.getCurrentUrl(),
    text: async (path) => {
      const [found] = await browser.findElements(By.xpath(path));
      return found ? found.getText() : null;
    },
    // It tells of none by its driver.
    complaints: [],
    close: async () => {
      await browser.quit();
      child.kill();
      await once(child, 'exit');
    },
  };
}
