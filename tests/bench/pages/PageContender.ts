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
  /** Selector of what stands on it then: of what an empty form says that was sent, or of what a press has changed. */
  readonly shows: string;
  /** Selector of what is pressed to make it say so. */
  readonly press?: string;
}
