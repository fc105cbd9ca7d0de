/** How Mailchimp is reached. */
export interface MailchimpSettings {
  readonly apiKey: string;
  /** Id of the audience whose members the patients become. */
  readonly audience: string;
  /** Protocol and host of the API, by default that of the data center that the key names. */
  readonly apiUrl: string;
}
