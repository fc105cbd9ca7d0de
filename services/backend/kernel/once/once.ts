import { sqlStateOf, UNIQUE_VIOLATION } from '../database/sqlStateOf.ts';
import { ProblemError } from '../problems/ProblemError.ts';

/** A write that is ready to be made. */
export interface PlannedWrite<Answer> {
  /** Runs the one statement that makes it so. @returns the answer; undefined where what was read has changed since */
  readonly write: () => Promise<Answer | undefined>;
  /** Gives back what was taken for a write that came too late. */
  readonly release?: () => Promise<void>;
}

/** What becomes of a request, by what is stored now: the answer to it where there is nothing to write. */
export type Planned<Answer> = { readonly answer: Answer } | PlannedWrite<Answer>;

interface Writing<Answer> {
  /**
   * The JSON that was acknowledged under the key of the request; undefined where nothing was. Left out where there is no
   * key, or the plan reads what is under it together with the rest.
   */
  readonly recorded?: () => Promise<string | undefined>;
  /** The answer that such JSON stands for; the JSON itself where nothing is said. */
  readonly replay?: (recorded: string) => Answer;
  /** Reads what is stored, and decides. @throws ProblemError where the request is refused */
  readonly plan: () => Promise<Planned<Answer>>;
}

/** Whether a request beside this one was first, with the same key or at the same row. */
const isTaken = (error: unknown): boolean => error instanceof Overtaken || sqlStateOf(error) === UNIQUE_VIOLATION;

/** What a statement has written; undefined as well where a request beside this one was first. */
async function written<Answer>(write: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/**
 * Writes once what a request asks for, however often and on however many servers it is sent at the same time: what was
 * acknowledged under its key is answered again; otherwise it is planned by what is stored and written by one statement,
 * and planned anew where somebody else was first.
 *
 * @throws ProblemError as the plan does
 */
export async function once<Answer>({
  recorded = async () => undefined,
  replay = JSON.parse,
  plan,
}: Writing<Answer>): Promise<Answer> {
  for (;;) {
    const before = await recorded();
    if (before !== undefined) return replay(before);
    try {
      const planned = await plan();
      if ('answer' in planned) {
        const beside = await recorded();
        return beside === undefined ? planned.answer : replay(beside);
      }
      const answer = await written(planned.write);
      if (answer !== undefined) return answer;
      await planned.release?.();
    } catch (error) {
      if (isTaken(error)) continue;
      // What is there now may be what a request beside this one has just done under the same key.
      const beside = error instanceof ProblemError ? await recorded() : undefined;
      if (beside === undefined) throw error;
      return replay(beside);
    }
  }
}

/** What a plan has read is not true any more, because a request beside this one was first: it is planned anew. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
