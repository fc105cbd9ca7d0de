import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';

/** One stored version of a template. */
export interface TemplateVersion {
  /** The row's own id, to which visits hold. */
  readonly id: string;
  readonly template: IntakeTemplate;
  readonly definition: StepSet;
}
