import type { StepKind } from '#schemas/flow/step.ts';
import { lazyStep } from './lazyStep.tsx';
import type { StepComponent } from './StepProps.ts';
import { ChecklistStep } from './steps/ChecklistStep.tsx';
import { CheckoutStep } from './steps/CheckoutStep.tsx';
import { ChoiceStep } from './steps/ChoiceStep.tsx';
import { DecisionStep } from './steps/DecisionStep.tsx';
import { FormStep } from './steps/FormStep.tsx';
import { IntroStep } from './steps/IntroStep.tsx';
import { LongTextStep } from './steps/LongTextStep.tsx';
import { NoticeStep } from './steps/NoticeStep.tsx';
import { ProtocolCardsStep } from './steps/ProtocolCardsStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { ShortTextStep } from './steps/ShortTextStep.tsx';
import { YesNoStep } from './steps/YesNoStep.tsx';

/** The component of each step kind. A kind without one does not compile. */
export const stepRenderers: { readonly [K in StepKind]: StepComponent<K> } = {
  intro: IntroStep,
  notice: NoticeStep,
  form: FormStep,
  review: ReviewStep,
  'yes-no': YesNoStep,
  checklist: ChecklistStep,
  choice: ChoiceStep,
  checkout: CheckoutStep,
  'short-text': ShortTextStep,
  'long-text': LongTextStep,
  'protocol-cards': ProtocolCardsStep,
  treatment: lazyStep<'treatment'>(() =>
    import('./steps/TreatmentStep.tsx').then(({ TreatmentStep }) => TreatmentStep),
  ),
  plan: lazyStep<'plan'>(() => import('./steps/PlanStep.tsx').then(({ PlanStep }) => PlanStep)),
  'add-ons': lazyStep<'add-ons'>(() => import('./steps/AddOnsStep.tsx').then(({ AddOnsStep }) => AddOnsStep)),
  identity: lazyStep<'identity'>(() => import('./steps/IdentityStep.tsx').then(({ IdentityStep }) => IdentityStep)),
  'identity-images': lazyStep<'identity-images'>(() =>
    import('./steps/IdentityImagesStep.tsx').then(({ IdentityImagesStep }) => IdentityImagesStep),
  ),
  photo: lazyStep<'photo'>(() => import('./steps/PhotoStep.tsx').then(({ PhotoStep }) => PhotoStep)),
  code: lazyStep<'code'>(() => import('./steps/CodeStep.tsx').then(({ CodeStep }) => CodeStep)),
  decision: DecisionStep,
  date: lazyStep<'date'>(() => import('./steps/DateStep.tsx').then(({ DateStep }) => DateStep)),
  membership: lazyStep<'membership'>(() =>
    import('./steps/MembershipStep.tsx').then(({ MembershipStep }) => MembershipStep),
  ),
};
