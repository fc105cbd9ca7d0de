/** The queues, by what their jobs do. */
export type QueueName =
  | 'mail'
  | 'texts'
  | 'mailing'
  | 'payments'
  | 'changes'
  | 'reviews'
  | 'bookings'
  | 'closings'
  | 'holds'
  | 'copies'
  | 'replies'
  | 'sweep';

/**
 * One kind of work that rows ask for. What is to be done follows from the rows alone, so that nothing is lost where a
 * server dies between writing a row and making its job.
 */
export interface Work {
  readonly queue: QueueName;
  /**
   * Keys of what is to be done and has no job yet (`withoutJob`), at most 50. A key names a row in the state that asks, and
   * nothing of a patient but ids: jobs and logs hold it.
   */
  due(): Promise<readonly string[]>;
  /**
   * Does what a key asks for, or nothing where its row no longer asks. May be called twice for one key, also by two servers
   * at the same time.
   *
   * @throws where it has to be tried again
   */
  run(key: string): Promise<void>;
  /** Hears that the last attempt at a key failed. */
  giveUp?(key: string): Promise<void>;
  /** Lets go of what it holds, after the last job. */
  end?(): void;
  /** Milliseconds between two looks at what is due. */
  readonly pause: number;
  readonly retries: {
    /** Attempts after the first one. */
    readonly limit: number;
    /** Seconds before the first of them at the most; before each further one twice as many. */
    readonly delay: number;
  };
  /** Seconds after which the server that took a job counts as dead, and another one takes it. */
  readonly expires: number;
}
