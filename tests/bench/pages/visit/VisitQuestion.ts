/** A question of a visit as it is on screen, and what the patient answers. */
export interface VisitQuestion {
  readonly id: string;
  readonly title: string;
  readonly kind: 'radio' | 'checkbox' | 'text';
  /** None of a text. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The options that send the answer once they are chosen; every other answer is sent by the button. */
  readonly sending: readonly string[];
  /** The option that the patient chooses, or the text. */
  readonly answer: string;
}
