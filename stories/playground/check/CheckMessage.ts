import type { Finding } from '#engine/authoring/finding/Finding.ts';
import type { Edit } from '../Edit.ts';

/** What is to be checked: a file as it is edited, first in the composition that is looked at. */
export interface CheckRequest {
  readonly edit: Edit;
  readonly composition: string;
}

/** What was found so far; `done` where nothing more is being checked. */
export interface CheckReply {
  readonly findings: readonly Finding[];
  readonly done: boolean;
  /** The composition that was explored, while others still are. */
  readonly explored?: string;
}
