/** The scheduling service did not answer, or not in a way that says what is booked. */
export class SchedulingUnavailable extends Error {
  override readonly name = 'SchedulingUnavailable';

  constructor(options?: ErrorOptions) {
    super('the scheduling service gave no usable answer', options);
  }
}
