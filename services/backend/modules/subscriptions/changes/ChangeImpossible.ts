/** A change that was written down and cannot be made any more. */
export class ChangeImpossible extends Error {
  override readonly name = 'ChangeImpossible';
}
