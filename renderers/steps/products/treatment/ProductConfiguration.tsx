import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { withFrequency } from '#flows/checkout/rules/withFrequency.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { TreatmentEvent } from '#renderers/ports/ports.ts';
import { shortened } from '#renderers/words/shortened.ts';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { WarningList } from '#renderers/ui/feedback/WarningList.tsx';
import * as products from '../../offers/product/products.css.ts';
import { CustomProtocol } from './CustomProtocol.tsx';
import { DoseChoice } from './DoseChoice.tsx';
import * as styles from './treatment.css.ts';
import type { ConfiguredProduct } from './useTreatment.ts';

const MAX_DESCRIPTION = 182;

interface ProductConfigurationProps {
  readonly step: StepOf<'treatment'>;
  readonly product: ConfiguredProduct;
  /** Pounds; null when unknown. */
  readonly weight: number | null;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  /** The new choice, and the analytics event of the change; typing a comment has no event. */
  readonly onChange: (choice: ProductChoice, what?: TreatmentEvent) => void;
}

/** One product of the visit: its description, dose, frequency, and custom protocol. */
export function ProductConfiguration({ step, product, weight, busy, copy, onChange }: ProductConfigurationProps) {
  const { offer, choice, details } = product;
  const { template } = offer;
  const { frequency } = details;
  const frequencies = template.dosage_frequencies.map(({ frequency: { label } }) => ({ value: label, label }));
  return (
    <section className={styles.product} aria-label={template.name}>
      <div className={styles.about}>
        <h2 className={products.sectionTitle}>{template.name}</h2>
        <p className={products.quiet}>{shortened(template.description, MAX_DESCRIPTION)}</p>
        <WarningList about={template.name} warnings={template.warnings} />
      </div>
      {frequency && (
        <DoseChoice
          texts={step.dose}
          product={product}
          weight={weight}
          copy={copy}
          onDose={(next) => onChange(next, 'change')}
          onQuantity={(next) => onChange(next, 'quantity')}
        />
      )}
      {frequency && frequencies.length > 1 && !choice.customProtocol && (
        <SelectField
          label={copy(step.dose.frequency)}
          always
          entries={frequencies}
          value={frequency.frequency.label}
          onChange={(label) => onChange(withFrequency(offer, choice, label, weight), 'frequency')}
        />
      )}
      {frequency && !choice.customProtocol && choice.dose !== 'request' && (
        <p className={styles.instructions}>{instructionsOf(template, frequency, details.units)}</p>
      )}
      {frequency && (
        <CustomProtocol
          texts={step.customProtocol}
          choice={choice}
          busy={busy}
          copy={copy}
          onToggle={(next) => onChange(next, 'change')}
          onComment={onChange}
        />
      )}
    </section>
  );
}
