/** How Cal.com is reached. */
export interface CalComSettings {
  readonly apiKey: string;
  /** The origin of the booking pages, which are shown in a frame. */
  readonly url: string;
  readonly apiUrl: string;
  /** With which Cal.com signs what it tells by itself; undefined: it tells nothing. */
  readonly webhookSecret: string | undefined;
}
