/** Who writes to patients: what its mails say of the organization. */
export interface Sender {
  readonly name: string;
  readonly support_email: string;
}
