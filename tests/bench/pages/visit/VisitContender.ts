import type { PageContender } from '../PageContender.ts';
import type { VisitQuestion } from './VisitQuestion.ts';

/** A page that asks questions one after the other and saves each answer before it asks the next. */
export interface VisitContender extends PageContender {
  readonly questions: readonly VisitQuestion[];
  /** What the addresses have in common that answers are sent to. */
  readonly saves: string;
}
