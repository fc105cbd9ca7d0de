import { addOnsStep } from './addOnsStep.ts';
import { checklistStep } from './checklistStep.ts';
import { checkoutStep } from './checkoutStep.ts';
import { choiceStep } from './choiceStep.ts';
import { codeStep } from './codeStep.ts';
import { dateStep } from './dateStep.ts';
import { decisionStep } from './decisionStep.ts';
import { formStep } from './formStep.ts';
import { identityImagesStep } from './identityImagesStep.ts';
import { identityStep } from './identityStep.ts';
import { introStep } from './introStep.ts';
import { membershipStep } from './membershipStep.ts';
import { noticeStep } from './noticeStep.ts';
import { photoStep } from './photoStep.ts';
import { planStep } from './planStep.ts';
import { protocolCardsStep } from './protocolCardsStep.ts';
import { reviewStep } from './reviewStep.ts';
import { longTextStep, shortTextStep } from './textStep.ts';
import { treatmentStep } from './treatmentStep.ts';
import { yesNoStep } from './yesNoStep.ts';

/** Every step kind with its schema. A kind that is added here must be given a renderer before the types hold. */
export const stepKinds = {
  intro: introStep,
  notice: noticeStep,
  form: formStep,
  review: reviewStep,
  'yes-no': yesNoStep,
  checklist: checklistStep,
  choice: choiceStep,
  'short-text': shortTextStep,
  'long-text': longTextStep,
  'protocol-cards': protocolCardsStep,
  treatment: treatmentStep,
  plan: planStep,
  'add-ons': addOnsStep,
  membership: membershipStep,
  checkout: checkoutStep,
  identity: identityStep,
  'identity-images': identityImagesStep,
  photo: photoStep,
  code: codeStep,
  decision: decisionStep,
  date: dateStep,
} as const;
