import type { Portal } from '../../portal/Portal.ts';

/** Whose copy is made, and of what it is read. */
export interface CopyOf {
  readonly portal: Portal;
  readonly organization: string;
  /** As texts name it. */
  readonly organizationName: string;
  readonly userId: string;
}
