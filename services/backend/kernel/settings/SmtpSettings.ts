/** How a mail server is reached. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** The address that mails come from, alone or as `Name <address>`. */
  readonly from: string;
}
