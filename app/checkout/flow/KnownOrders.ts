/** The orders of a product that a patient knows of. Of any other the patient is told before the product is ordered once more. */
export interface KnownOrders {
  /** How many there are; undefined where they could not be read. */
  count(): Promise<number | undefined>;
  /** Counts them anew once the patient was told that there are more. */
  readAgain(): void;
}
