import type { StepKind } from '#flows/kinds/stepKinds.ts';
import { lazyStep } from './lazyStep.tsx';
import type { StepComponent } from '../answering/StepProps.ts';
import { ChecklistStep } from '../steps/questions/ChecklistStep.tsx';
import { ChoiceStep } from '../steps/questions/ChoiceStep.tsx';
import { IntroStep } from '../steps/screens/IntroStep.tsx';
import { LongTextStep } from '../steps/questions/LongTextStep.tsx';
import { NoticeStep } from '../steps/screens/NoticeStep.tsx';
import { ReportStep } from '../steps/screens/ReportStep.tsx';
import { ShortTextStep } from '../steps/questions/ShortTextStep.tsx';
import { StopStep } from '../steps/screens/StopStep.tsx';
import { YesNoStep } from '../steps/questions/YesNoStep.tsx';

/** How a kind is rendered. */
interface StepRenderer<K extends StepKind> {
  readonly component: StepComponent<K>;
  /** Loads a component whose code comes later, before it is shown. */
  readonly load?: () => Promise<unknown>;
  /** Whether the kind itself shows the error of the flow's last effect, where it belongs. */
  readonly saysProblem?: true;
  /** Whether a saved answer is announced: for typed answers, not for choices. */
  readonly saysSaved?: true;
}

/** The renderer of each step kind. A kind without one does not compile. */
export const stepRenderers: { readonly [K in StepKind]: StepRenderer<K> } = {
  intro: { component: IntroStep },
  notice: { component: NoticeStep },
  report: { component: ReportStep },
  stop: { component: StopStep },
  form: lazyStep<'form'>(() => import('../steps/questions/FormStep.tsx').then(({ FormStep }) => FormStep)),
  review: lazyStep<'review'>(() =>
    import('../steps/questions/review/ReviewStep.tsx').then(({ ReviewStep }) => ReviewStep),
  ),
  check: lazyStep<'check'>(() => import('../steps/products/check/CheckStep.tsx').then(({ CheckStep }) => CheckStep)),
  'yes-no': { component: YesNoStep },
  checklist: { component: ChecklistStep },
  choice: { component: ChoiceStep },
  checkout: {
    ...lazyStep<'checkout'>(() =>
      import('../steps/products/checkout/CheckoutStep.tsx').then(({ CheckoutStep }) => CheckoutStep),
    ),
    saysProblem: true,
  },
  'short-text': { component: ShortTextStep, saysSaved: true },
  'long-text': { component: LongTextStep },
  'protocol-cards': lazyStep<'protocol-cards'>(() =>
    import('../steps/products/protocolCards/ProtocolCardsStep.tsx').then(({ ProtocolCardsStep }) => ProtocolCardsStep),
  ),
  treatment: {
    ...lazyStep<'treatment'>(() =>
      import('../steps/products/treatment/TreatmentStep.tsx').then(({ TreatmentStep }) => TreatmentStep),
    ),
    saysProblem: true,
  },
  plan: {
    ...lazyStep<'plan'>(() => import('../steps/products/plan/PlanStep.tsx').then(({ PlanStep }) => PlanStep)),
    saysProblem: true,
  },
  'add-ons': {
    ...lazyStep<'add-ons'>(() =>
      import('../steps/products/addOns/AddOnsStep.tsx').then(({ AddOnsStep }) => AddOnsStep),
    ),
    saysProblem: true,
  },
  identity: lazyStep<'identity'>(() =>
    import('../steps/identity/IdentityStep.tsx').then(({ IdentityStep }) => IdentityStep),
  ),
  'identity-images': lazyStep<'identity-images'>(() =>
    import('../steps/identity/IdentityImagesStep.tsx').then(({ IdentityImagesStep }) => IdentityImagesStep),
  ),
  photo: {
    ...lazyStep<'photo'>(() => import('../steps/identity/photo/PhotoStep.tsx').then(({ PhotoStep }) => PhotoStep)),
    saysProblem: true,
  },
  code: {
    ...lazyStep<'code'>(() => import('../steps/questions/code/CodeStep.tsx').then(({ CodeStep }) => CodeStep)),
    saysProblem: true,
  },
  decision: lazyStep<'decision'>(() =>
    import('../steps/screens/DecisionStep.tsx').then(({ DecisionStep }) => DecisionStep),
  ),
  date: lazyStep<'date'>(() => import('../steps/questions/date/DateStep.tsx').then(({ DateStep }) => DateStep)),
  'lab-values': lazyStep<'lab-values'>(() =>
    import('../steps/questions/labValues/LabValuesStep.tsx').then(({ LabValuesStep }) => LabValuesStep),
  ),
  membership: {
    ...lazyStep<'membership'>(() =>
      import('../steps/products/membership/MembershipStep.tsx').then(({ MembershipStep }) => MembershipStep),
    ),
    saysProblem: true,
  },
};
