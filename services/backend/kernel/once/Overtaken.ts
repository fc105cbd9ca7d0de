/** What a plan has read is not true any more, because a request beside this one was first: it is planned anew. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
