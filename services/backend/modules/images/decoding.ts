import { Semaphore } from './Semaphore.ts';

/** A picture takes up to a few hundred megabytes while it is decoded, so that few of them are at once. */
export const decoding = new Semaphore(2);
