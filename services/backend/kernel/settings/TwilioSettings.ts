/** How Twilio is reached. */
export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or short code that messages come from. */
  readonly from: string;
  /** Another address of the API, for tests and proxies. */
  readonly apiUrl: string | undefined;
}
