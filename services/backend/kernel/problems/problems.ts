import { accountProblems } from './accountProblems.ts';
import { appointmentProblems } from './appointmentProblems.ts';
import { identityProblems } from './identityProblems.ts';
import { messageProblems } from './messageProblems.ts';
import { purchaseProblems } from './purchaseProblems.ts';
import { requestProblems } from './requestProblems.ts';
import { subscriptionProblems } from './subscriptionProblems.ts';
import { visitProblems } from './visitProblems.ts';

/** Every problem that the backend answers, by what happened. */
export const problems = {
  ...requestProblems,
  ...accountProblems,
  ...identityProblems,
  ...messageProblems,
  ...visitProblems,
  ...purchaseProblems,
  ...subscriptionProblems,
  ...appointmentProblems,
};
