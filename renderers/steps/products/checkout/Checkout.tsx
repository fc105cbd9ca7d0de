import { useRef, useState } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { constantsOf } from '#renderers/fields/shownFields.ts';
import { textOf } from '#renderers/fields/FieldProps.ts';
import { usePorts } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { useDraft } from '#renderers/answering/useDraft.ts';
import { useFocusFirstProblem } from '#renderers/answering/useFocusFirstProblem.ts';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import { problemsFound } from '#renderers/words/flowWords.ts';
import { words } from '#renderers/words/words.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { AddressSection } from './address/AddressSection.tsx';
import { Badges } from './Badges.tsx';
import { CardSection } from './card/CardSection.tsx';
import * as styles from './layout/checkout.css.ts';
import { CouponBox } from './summary/CouponBox.tsx';
import { SubmitOrder } from './SubmitOrder.tsx';
import { SummarySection } from './summary/SummarySection.tsx';
import { knownAnswer } from './address/knownAnswer.ts';
import { TotalBar } from './summary/TotalBar.tsx';
import { useAddress } from './address/useAddress.ts';
import { useCardChoice } from './card/useCardChoice.ts';
import { useCoupon } from './summary/useCoupon.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';

interface SmsPolicyProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly policy: NonNullable<StepProps<'checkout'>['step']['smsPolicy']>;
}

/** The terms for text messages, in a side panel. */
const SmsPolicy = ({ policy, copy }: SmsPolicyProps) => (
  <PanelButton label={copy(policy.label)} title={copy(policy.title)}>
    <Stack gap="l">
      {policy.body.map((text) => (
        <p key={text}>{copy(text)}</p>
      ))}
    </Stack>
  </PanelButton>
);

/** Refusals that another card mends. */
const CARD_PROBLEMS: ReadonlySet<string> = new Set(['CardDeclined', 'CardInvalid']);

interface ToChosenProps extends Pick<StepProps<'checkout'>, 'busy' | 'copy' | 'onCorrect'> {
  readonly chosen: { readonly label: string; readonly section: string };
}

/** Leads to what was chosen. */
const ToChosen = ({ chosen: { label, section }, busy, copy, onCorrect }: ToChosenProps) => (
  <Button look="secondary" busy={busy} onClick={() => onCorrect({ section })}>
    {copy(label)}
  </Button>
);

/** Everything in a checkout below its title. Load it lazily: visits without products never need it. */
export function Checkout(props: StepProps<'checkout'>) {
  const { step, problems, problem, busy, failed = false, copy } = props;
  const { cart, delivery } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const draft = useDraft(fieldsOf(step), {
    ...props,
    answer: { ...knownAnswer(step.fields, delivery().known), ...props.answer },
  });
  const address = useAddress(props, draft);
  const refused = problem && CARD_PROBLEMS.has(problem.code) ? problem : undefined;
  const card = useCardChoice(refused);
  const coupon = useCoupon(textOf(draft.answer['promo-code']));
  const [ordered, setOrdered] = useState(false);
  useFocusFirstProblem(problems, root);

  // A refused card is told where another one is entered.
  const refusal = refused && refused.message !== '' ? refused : undefined;
  const notSaved = failed && !busy && problem === undefined && problems.length === 0;
  const unsaved =
    notSaved && ordered && !address.sent
      ? { code: 'AddressNotSaved', message: checkoutWords.addressNotSaved, note: undefined }
      : undefined;

  const fault = cart.status === 'ready' ? cart.doseFault : undefined;
  const dose = fault === undefined ? undefined : { code: 'DoseUnavailable', message: fault, note: undefined };

  const reasonOf = (): string | undefined => {
    if (cart.status === 'failed') return checkoutWords.summaryFailed;
    if (fault !== undefined) return fault;
    if (cart.status === 'loading' || card.missing === 'loading') return words.loading;
    if (address.saving) return words.saving;
    if (address.reason !== undefined) return address.reason;
    if (card.missing === 'refused') return checkoutWords.changeCard;
    return card.missing && copy(step.payment[card.missing]);
  };
  const submit = () => {
    card.use();
    setOrdered(true);
    draft.submit({
      ...constantsOf(step.fields),
      ...(!address.open && address.saved),
      payment: card.payment,
      'promo-code': coupon.state.status === 'applied' ? coupon.state.code : undefined,
    });
  };

  return (
    <div ref={root} className={styles.layout}>
      <VisuallyHidden role="alert">{problems.length > 0 && problemsFound(problems.length)}</VisuallyHidden>
      <div className={styles.column}>
        <AddressSection
          step={step}
          address={address}
          draft={draft}
          notSaved={notSaved && address.sent}
          busy={busy}
          copy={copy}
        />
        <CardSection texts={step.payment} choice={card} refusal={busy ? undefined : refusal} busy={busy} copy={copy} />
        <CouponBox texts={step.coupon} coupon={coupon} busy={busy} copy={copy} />
        <div className={styles.trust}>
          {step.smsPolicy && <SmsPolicy policy={step.smsPolicy} copy={copy} />}
          {step.badges && <Badges badges={step.badges} copy={copy} />}
        </div>
      </div>
      <div className={styles.aside}>
        <SummarySection texts={step.summary} coupon={coupon.state} copy={copy} />
        <SubmitOrder
          label={step.submit}
          busy={busy && !address.saving}
          failed={problem !== undefined || (ordered && failed)}
          problem={dose ?? (refusal ? undefined : (problem ?? unsaved))}
          action={dose && step.chosen && <ToChosen {...props} chosen={step.chosen} />}
          reason={reasonOf()}
          copy={copy}
          onRefused={() => !address.valid && address.reveal()}
          onSubmit={submit}
        />
      </div>
      <TotalBar coupon={coupon.state} />
    </div>
  );
}
