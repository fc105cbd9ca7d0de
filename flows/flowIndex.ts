import type { FlowBase } from '#engine/flow/defineFlow.ts';
import { assessmentFlow } from './assessment/assessment.flow.ts';
import { mobileVerificationFlow } from './mobile-verification/mobile-verification.flow.ts';
import { outsideResultsFlow } from './outside-results/outside-results.flow.ts';
import { retentionFlow } from './retention/retention.flow.ts';
import { signupFlow } from './signup/signup.flow.ts';
import { subscriptionActionFlow } from './subscription-action/subscription-action.flow.ts';
import { verificationFlow } from './verification/verification.flow.ts';
import { visitFlow } from './visit/visit.flow.ts';

/**
 * Every flow that a patient can start; flows that other flows run are found through these. A new flow is one line here.
 */
export const flowIndex: readonly FlowBase[] = [
  visitFlow,
  signupFlow,
  verificationFlow,
  mobileVerificationFlow,
  subscriptionActionFlow,
  retentionFlow,
  assessmentFlow,
  outsideResultsFlow,
];
