import { Card } from '#renderers/ui/layout/Card.tsx';
import { Facts, type Fact } from './Facts.tsx';

interface ReceiptProps {
  /** The number under which patients name it to the care team. */
  readonly number: string;
  /** What else there is to say, in order. */
  readonly facts: readonly Fact[];
}

/** What was bought, when, for how much, and what comes next. */
export function Receipt(props: ReceiptProps) {
  return (
    <Card aria-label="Your order">
      <Facts {...props} />
    </Card>
  );
}
