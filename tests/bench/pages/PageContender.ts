import type { BrowserContext } from 'playwright-core';

/** A page with a form. */
export interface PageContender {
  readonly name: string;
  readonly url: string;
  /** Gives a new browser what the page asks for, such as a session. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** A page that shows when it is usable. */
export interface UsablePage extends PageContender {
  /** What it says then: of an empty form that was sent, or by itself where nothing is pressed. */
  readonly says: string;
  /** Selector of what is pressed to make it say so. */
  readonly press?: string;
}
