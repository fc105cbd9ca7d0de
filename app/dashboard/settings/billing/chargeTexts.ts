import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { IconName } from '#renderers/ui/icons/Icon.tsx';
import type { Charge } from '#schemas/wire/charge.ts';

interface StatusTexts {
  readonly icon: IconName;
  readonly tone: 'good' | 'plain' | 'bad';
  readonly words: (charge: Charge) => string;
  /** Whether the day on which it came to that is told, where it is another than that of the charge. */
  readonly dated: boolean;
}

const texts: { readonly [S in Charge['status']]: StatusTexts } = {
  authorized: { icon: 'lock', tone: 'plain', words: () => 'Reserved, not charged yet', dated: false },
  paid: { icon: 'success', tone: 'good', words: () => 'Paid', dated: true },
  voided: { icon: 'close', tone: 'plain', words: () => 'Released, never charged', dated: true },
  partly_refunded: {
    icon: 'back',
    tone: 'good',
    words: ({ refunded }) => `Paid, ${formatMoney(refunded)} refunded`,
    dated: false,
  },
  refunded: { icon: 'back', tone: 'plain', words: () => 'Refunded', dated: false },
  failed: { icon: 'error', tone: 'bad', words: () => 'Card refused, not charged', dated: false },
};

/** A charge as a patient reads it. */
export interface ChargeTexts {
  readonly icon: IconName;
  readonly tone: StatusTexts['tone'];
  readonly status: string;
  readonly day: string;
  readonly total: string;
}

/**
 * The texts of a charge.
 *
 * @param zone IANA name of the patient's time zone
 */
export function chargeTexts(charge: Charge, zone: string): ChargeTexts {
  const { icon, tone, words, dated } = texts[charge.status];
  const dayOf = (moment: string) => momentText(new Date(moment), 'date', zone);
  const day = dayOf(charge.created_at);
  const settled = charge.settled_at === null ? day : dayOf(charge.settled_at);
  const when = dated && settled !== day ? ` on ${settled}` : '';
  return { icon, tone, status: `${words(charge)}${when}`, day, total: formatMoney(charge.amount) };
}
