import { lazy, Suspense, useState } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { configure } from '#flows/checkout/rules/configure.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { usePorts, type Cart } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { words } from '#renderers/words/words.ts';
import { ProblemAlert } from '../../frame/ProblemAlert.tsx';
import * as layout from '../../offers/product/offer.css.ts';
import { ProductTotals } from '../../offers/totals/ProductTotals.tsx';
import { SummaryBar } from '../../offers/totals/SummaryBar.tsx';
import { AddOnCard } from './AddOnCard.tsx';
import * as styles from './addOns.css.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { useAddOns } from './useAddOns.ts';

const readPanel = preloadable(() => import('#renderers/ui/overlays/SidePanel.tsx'));
const SidePanel = lazy(async () => ({ default: (await readPanel()).SidePanel }));

interface AddOnsFormProps extends StepProps<'add-ons'> {
  readonly cart: Cart;
}

/**
 * The add-ons as cards, next to what the treatment comes to with them. The button that skips them all stands there only
 * while none is added: it would take back what was chosen.
 */
export function AddOnsForm({ step, cart, busy, copy, problem, onSubmit }: AddOnsFormProps) {
  const { track } = usePorts();
  const { choices, added, toggle, change } = useAddOns(cart);
  const [shown, setShown] = useState<Offer>();
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<'continue' | 'skip'>();

  const offers = [...cart.offers, ...cart.addons];
  const selected = [...cart.choices.filter(({ addon }) => !addon), ...added].flatMap((choice) => {
    const offer = offers.find(({ template }) => template._id === choice.template);
    return offer ? [configure(offer, choice, { weight: cart.weight })] : [];
  });
  const leave = (how: 'continue' | 'skip') => {
    if (busy) return;
    const taken = how === 'continue' ? added : [];
    cart.choose(taken, true);
    track(taken.length > 0 ? 'continue' : 'skip');
    setLeft(how);
    onSubmit({});
  };
  return (
    <div className={layout.columns}>
      <ul className={styles.cards} inert={busy}>
        {cart.addons.map((offer) => {
          const choice = choices.find(({ template }) => template === offer.template._id);
          return (
            choice && (
              <AddOnCard
                key={choice.template}
                step={step}
                offer={offer}
                choice={choice}
                added={added.includes(choice)}
                weight={cart.weight}
                copy={copy}
                onToggle={(add) => {
                  toggle(choice.template, add);
                  track('add-on select');
                }}
                onChange={(next) => {
                  change(next);
                  track('change');
                }}
                onLearnMore={() => {
                  setShown(offer);
                  setOpen(true);
                }}
              />
            )
          );
        })}
      </ul>
      <SummaryBar label={copy(step.summary.title)}>
        <ProblemAlert problem={problem} busy={busy} copy={copy} />
        <ProductTotals texts={step.summary} selected={selected} copy={copy} />
        <Button busy={busy && left !== 'skip'} onClick={() => leave('continue')}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
        {added.length === 0 && (
          <Button look="quiet" busy={busy && left === 'skip'} onClick={() => leave('skip')}>
            {copy(step.skip)}
          </Button>
        )}
      </SummaryBar>
      {shown && (
        <Suspense fallback={null}>
          <SidePanel open={open} title={shown.template.name} onClose={() => setOpen(false)}>
            <ProductDetails
              template={shown.template}
              membership={cart.memberships.get(shown.template.membership ?? '')?.membership}
            />
          </SidePanel>
        </Suspense>
      )}
    </div>
  );
}
