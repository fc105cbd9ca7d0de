/** The first screen of a page as HTML, and the title of its document; undefined where it says none. */
export interface TitledScreen {
  readonly screen: string;
  readonly title: string | undefined;
}

let title: string | undefined;

/** Draws a page on a server. Drawing waits for nothing, so that the title that it names is nobody else's. */
export function drawTitled(draw: () => string): TitledScreen {
  title = undefined;
  return { screen: draw(), title };
}

/** Names the title of the page that is being drawn. */
export function nameTitle(next: string): void {
  title = next;
}
