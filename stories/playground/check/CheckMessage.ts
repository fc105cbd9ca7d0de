import type { Finding } from '#engine/authoring/finding/Finding.ts';
import type { Edit } from '../Edit.ts';

/** The edited file, and the composition to check first. */
export interface CheckRequest {
  readonly edit: Edit;
  readonly composition: string;
}

/** The findings so far; `done` when nothing is left to check. */
export interface CheckReply {
  readonly findings: readonly Finding[];
  readonly done: boolean;
  /** The composition that is already explored, while others are still being checked. */
  readonly explored?: string;
}
