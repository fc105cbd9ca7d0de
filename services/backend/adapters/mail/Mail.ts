/** A mail to the patient. It must not hold health data. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** `SECRET` in it stands for the secret. */
  readonly text: string;
}
