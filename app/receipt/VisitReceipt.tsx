import { awaitsRecommendation } from '#flows/checkout/rules/quote.ts';
import { submittedTexts } from '#flows/visit/submittedTexts.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { User } from '#schemas/wire/user.ts';
import { useNow } from '../time/useNow.ts';
import { type Fact, Facts } from './Facts.tsx';
import { submittedVisitOf } from './submittedVisitOf.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';

interface ReceiptProps {
  /** The number under which patients name it to the care team. */
  readonly number: string;
  /** What else there is to say, in order. */
  readonly facts: readonly Fact[];
}

/** What was bought, when, for how much, and what comes next. */
function Receipt(props: ReceiptProps) {
  return (
    <Card aria-label="Your order">
      <Facts {...props} />
    </Card>
  );
}

interface VisitReceiptProps {
  /** A visit that was sent. */
  readonly intake: Intake;
  readonly user: Pick<User, 'state' | 'email'>;
}

/** The dose of a product and what is dispensed of it; without a text where it has none, or where it is recommended first. */
function doseFact(product: SelectedProduct, _place: number, { length }: readonly SelectedProduct[]): Fact {
  const { dose, supply } = product.selected_configuration;
  const known = awaitsRecommendation(product) ? [] : [dose, supply].filter((text) => text !== undefined);
  return {
    label: length === 1 ? 'Your dose' : `Dose of ${product.name}`,
    text: known.length > 0 ? known.join('. ') : undefined,
  };
}

/** What the receipt by mail says of a visit that was sent, the doses that were chosen, and where it stands by now. */
export function VisitReceipt({ intake, user }: VisitReceiptProps) {
  const now = useNow();
  const { number, sent, money, review, next } = submittedTexts(submittedVisitOf(intake, user), now);
  const names = intake.products.map(({ name }) => name);
  return (
    <Receipt
      number={number}
      facts={[
        { label: 'Submitted', text: sent },
        { label: 'Your order', text: names.length > 0 ? names.join(', ') : undefined },
        ...intake.products.map(doseFact),
        { label: 'Payment', text: money },
        { label: 'Who looks at it', text: review },
        { label: 'What comes next', text: next },
        { label: 'Confirmation', text: `We sent this to ${user.email}.` },
      ]}
    />
  );
}
