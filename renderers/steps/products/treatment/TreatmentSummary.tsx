import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { usePorts } from '#renderers/ports/ports.ts';
import type { FlowProblem } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { productWords } from '#renderers/words/productWords.ts';
import { words } from '#renderers/words/words.ts';
import { ProblemAlert } from '../../frame/ProblemAlert.tsx';
import { ProductTotals } from '../../offers/totals/ProductTotals.tsx';
import { SummaryBar } from '../../offers/totals/SummaryBar.tsx';
import * as styles from './treatment.css.ts';

interface TreatmentSummaryProps {
  readonly step: StepOf<'treatment'>;
  readonly selected: readonly SelectedProduct[];
  /** Whether the chosen plans are on screen. */
  readonly prepared: boolean;
  readonly problem: FlowProblem | undefined;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
}

const isCustom = ({ selected_configuration: { treatment_properties } }: SelectedProduct) =>
  treatment_properties.custom_protocol;

/** The sums, and the button to continue. */
export function TreatmentSummary({ step, selected, prepared, problem, busy, copy }: TreatmentSummaryProps) {
  const { Link } = usePorts();
  const { summary, customProtocol } = step;
  const custom = selected.some(isCustom);
  return (
    <SummaryBar label={copy(summary.title)}>
      <ProblemAlert problem={problem} busy={busy} copy={copy}>
        {problem?.code === 'ProductUnavailable' && summary.messageUs && (
          <p>
            <Link to={copy('/dashboard/{user.id}/messages')}>{copy(summary.messageUs)}</Link>
            {summary.forDetails && copy(summary.forDetails)}
          </p>
        )}
      </ProblemAlert>
      {custom ? (
        <p className={styles.badge}>{copy(customProtocol.badge)}</p>
      ) : (
        <ProductTotals texts={summary} selected={selected} copy={copy} />
      )}
      <Button type="submit" busy={busy} reason={prepared ? undefined : productWords.preparingPlans}>
        {copy(step.continueLabel ?? words.continue)}
      </Button>
    </SummaryBar>
  );
}
