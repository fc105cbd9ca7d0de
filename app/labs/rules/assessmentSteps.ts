/** The steps by which a patient goes through the newest report, in their order. */
export const assessmentSteps = ['summary', 'attention', 'changes', 'biological-age', 'next'] as const;

/** A step through the newest report, as addresses name it. */
export type AssessmentStep = (typeof assessmentSteps)[number];

/** The step that an address names; undefined where it names none. */
export const assessmentStepOf = (step: string | undefined): AssessmentStep | undefined =>
  assessmentSteps.find((one) => one === step);
