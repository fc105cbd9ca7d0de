import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepKind, StepOf } from '#schemas/flow/step.ts';
import { asksNothing } from './asksNothing.ts';
import { checklistKind } from './checklistKind.ts';
import { checkoutKind } from './checkoutKind.ts';
import { choiceKind } from './choiceKind.ts';
import { codeKind } from './codeKind.ts';
import { dateKind } from './dateKind.ts';
import { decisionKind } from './decisionKind.ts';
import { formKind } from './formKind.ts';
import { identityImagesKind, identityKind, photoKind } from './identityKinds.ts';
import { noticeKind } from './noticeKind.ts';
import { protocolCardsKind } from './protocolCardsKind.ts';
import { reviewKind } from './reviewKind.ts';
import { longTextKind, shortTextKind } from './textKind.ts';
import { yesNoKind } from './yesNoKind.ts';

/** The definition of each step kind. A kind without one does not compile. */
export const stepKinds: { readonly [K in StepKind]: KindDefinition<StepOf<K>> } = {
  intro: asksNothing,
  notice: noticeKind,
  form: formKind,
  review: reviewKind,
  'yes-no': yesNoKind,
  checklist: checklistKind,
  choice: choiceKind,
  'short-text': shortTextKind,
  'long-text': longTextKind,
  'protocol-cards': protocolCardsKind,
  treatment: asksNothing,
  plan: asksNothing,
  'add-ons': asksNothing,
  membership: asksNothing,
  checkout: checkoutKind,
  identity: identityKind,
  'identity-images': identityImagesKind,
  photo: photoKind,
  code: codeKind,
  decision: decisionKind,
  date: dateKind,
};
