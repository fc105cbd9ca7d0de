/** One browser window, and what a patient's hand does in it. Each of these waits until it can be done. */
export interface Hand {
  readonly open: (url: string) => Promise<void>;
  /** Presses what an XPath finds. */
  readonly press: (path: string) => Promise<void>;
  /** Empties the field that an XPath finds, and types into it key by key. */
  readonly type: (path: string, text: string) => Promise<void>;
  /** The address that is open. */
  readonly url: () => Promise<string>;
  /** The text of what an XPath finds first; null where it finds nothing. */
  readonly text: (path: string) => Promise<string | null>;
  /** Errors that the browser has told of so far: uncaught ones, and those of its console. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Where things stand on a page, by the words that a patient reads. */
export const paths = {
  heading: '//h1',
  button: (name: string) => `(//button|//a)[normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`,
  /** A radio button or checkbox: its label is pressed, as the box itself may be drawn by its card. */
  choice: (label: string) => `//label[descendant-or-self::*[normalize-space(.)=${quoted(label)}]]`,
  field: (label: string) =>
    `//*[self::input or self::textarea][@id=//label[starts-with(normalize-space(.), ${quoted(label)})]/@for or @aria-label=${quoted(label)}]`,
} as const;

/** A text as XPath writes it: it knows no escapes. */
const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);
