/** Who writes the mails of an organization. */
export interface MailHead {
  readonly name: string;
  /** The address that its mails come from; undefined where it has none of its own. */
  readonly from: string | undefined;
  /** Where answers go. */
  readonly replyTo: string;
  /** Its address on paper, which ends each mail; undefined where it names none. */
  readonly postalAddress: string | undefined;
}

/** A mail as it leaves: with the address on paper of its organization. */
export const signedText = (text: string, head: MailHead | undefined): string =>
  head?.postalAddress === undefined ? text : `${text}\n\n-- \n${head.name}\n${head.postalAddress}`;
