/** The moment and the time zone in which a server has drawn a page. */
export interface DrawnTime {
  readonly now: Date;
  /** IANA name. */
  readonly zone: string;
}

let time: DrawnTime | undefined;

/**
 * Set before a page is drawn or taken over, so that both write the same times. A server takes it away again: other documents are
 * drawn by the same code.
 */
export const drawnTime = {
  get: (): DrawnTime | undefined => time,
  set(next: DrawnTime | undefined): void {
    time = next;
  },
};
