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

/** How a kind is shown. */
interface StepRenderer<K extends StepKind> {
  readonly component: StepComponent<K>;
  /** Whether it says itself, at the place it belongs, why the flow's last effect failed. */
  readonly saysProblem: boolean;
}

/** The renderer of each step kind. A kind without one does not compile. */
export const stepRenderers: { readonly [K in StepKind]: StepRenderer<K> } = {
  intro: { component: IntroStep, saysProblem: false },
  notice: { component: NoticeStep, saysProblem: false },
  form: { component: FormStep, saysProblem: false },
  review: { component: ReviewStep, saysProblem: false },
  'yes-no': { component: YesNoStep, saysProblem: false },
  checklist: { component: ChecklistStep, saysProblem: false },
  choice: { component: ChoiceStep, saysProblem: false },
  checkout: { component: CheckoutStep, saysProblem: true },
  'short-text': { component: ShortTextStep, saysProblem: false },
  'long-text': { component: LongTextStep, saysProblem: false },
  'protocol-cards': { component: ProtocolCardsStep, saysProblem: false },
  treatment: {
    component: lazyStep<'treatment'>(() =>
      import('./steps/TreatmentStep.tsx').then(({ TreatmentStep }) => TreatmentStep),
    ),
    saysProblem: true,
  },
  plan: {
    component: lazyStep<'plan'>(() => import('./steps/PlanStep.tsx').then(({ PlanStep }) => PlanStep)),
    saysProblem: true,
  },
  'add-ons': {
    component: lazyStep<'add-ons'>(() => import('./steps/AddOnsStep.tsx').then(({ AddOnsStep }) => AddOnsStep)),
    saysProblem: true,
  },
  identity: {
    component: lazyStep<'identity'>(() => import('./steps/IdentityStep.tsx').then(({ IdentityStep }) => IdentityStep)),
    saysProblem: false,
  },
  'identity-images': {
    component: lazyStep<'identity-images'>(() =>
      import('./steps/IdentityImagesStep.tsx').then(({ IdentityImagesStep }) => IdentityImagesStep),
    ),
    saysProblem: false,
  },
  photo: {
    component: lazyStep<'photo'>(() => import('./steps/PhotoStep.tsx').then(({ PhotoStep }) => PhotoStep)),
    saysProblem: true,
  },
  code: {
    component: lazyStep<'code'>(() => import('./steps/CodeStep.tsx').then(({ CodeStep }) => CodeStep)),
    saysProblem: true,
  },
  decision: { component: DecisionStep, saysProblem: false },
  date: {
    component: lazyStep<'date'>(() => import('./steps/DateStep.tsx').then(({ DateStep }) => DateStep)),
    saysProblem: false,
  },
  membership: {
    component: lazyStep<'membership'>(() =>
      import('./steps/MembershipStep.tsx').then(({ MembershipStep }) => MembershipStep),
    ),
    saysProblem: true,
  },
};
