import type { Card } from '#schemas/wire/card.ts';
import { PaymentRefusal } from '../PaymentRefusal.ts';

const TOKEN = /^tok_([a-z]+)_(\d{4})_(0[1-9]|1[0-2])(2\d{3})_[0-9a-f]{8,}$/;

/** What is wrong with the demo cards that are refused when they are kept, by their last four digits. */
const REFUSED: { readonly [last4: string]: { readonly code: string; readonly message: string } } = {
  '0002': { code: 'card_declined', message: 'Your card was declined.' },
  '9995': { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
};

/** The demo card that can be kept and is declined when it is used. */
const DECLINED_IN_USE = '0341';

/** The card behind a token. @throws PaymentRefusal 400 on a malformed token */
function cardOfToken(token: string): Card {
  const [, brand, last4, month, year] = TOKEN.exec(token) ?? [];
  if (brand === undefined || last4 === undefined || month === undefined || year === undefined)
    throw new PaymentRefusal(400, 'invalid_token', 'The token of the card is malformed.');
  return {
    _id: `card_${token.slice('tok_'.length)}`,
    brand,
    last4,
    exp_month: Number(month),
    exp_year: Number(year),
    exp: `${month}/${year}`,
  };
}

/** The card behind a token that may be kept now. @throws PaymentRefusal 400 where it has expired, 402 where it is declined */
export function keepableCard(token: string, now: Date): Card {
  const card = cardOfToken(token);
  // A card is good until the last day of its month.
  if (Date.UTC(card.exp_year, card.exp_month) <= now.getTime())
    throw new PaymentRefusal(400, 'expired_card', 'The card has expired.');
  const refused = REFUSED[card.last4];
  if (refused) throw new PaymentRefusal(402, refused.code, refused.message);
  return card;
}

/** @throws PaymentRefusal 402 where the card is declined when it is used */
export function refuseUnlessUsable(token: string): void {
  if (cardOfToken(token).last4 === DECLINED_IN_USE)
    throw new PaymentRefusal(402, 'card_declined', 'Your card was declined.');
}
