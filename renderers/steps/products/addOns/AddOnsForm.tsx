import { lazy, Suspense, useState } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { usePorts, type Cart } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { words } from '#renderers/words/words.ts';
import { ProblemAlert } from '../../frame/ProblemAlert.tsx';
import { actions } from '../../frame/StepForm.css.ts';
import { AddOnCard } from './AddOnCard.tsx';
import * as styles from './addOns.css.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { useAddOns } from './useAddOns.ts';

const readPanel = preloadable(() => import('#renderers/ui/overlays/SidePanel.tsx'));
const SidePanel = lazy(async () => ({ default: (await readPanel()).SidePanel }));

interface AddOnsFormProps extends StepProps<'add-ons'> {
  readonly cart: Cart;
}

/** The add-ons as cards, with two buttons to continue. */
export function AddOnsForm({ step, cart, busy, copy, problem, onSubmit }: AddOnsFormProps) {
  const { track } = usePorts();
  const { choices, added, toggle, change } = useAddOns(cart);
  const [shown, setShown] = useState<Offer>();
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<'continue' | 'skip'>();

  const leave = (how: 'continue' | 'skip') => {
    if (busy) return;
    const taken = how === 'continue' ? added : [];
    cart.choose(taken, true);
    track(taken.length > 0 ? 'continue' : 'skip');
    setLeft(how);
    onSubmit({});
  };
  return (
    <div className={styles.form}>
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
      <ProblemAlert problem={problem} busy={busy} copy={copy} />
      <div className={actions}>
        <div className={styles.ways}>
          <Button busy={busy && left !== 'skip'} onClick={() => leave('continue')}>
            {copy(step.continueLabel ?? words.continue)}
          </Button>
          <Button look="secondary" busy={busy && left === 'skip'} onClick={() => leave('skip')}>
            {copy(step.skip)}
          </Button>
        </div>
      </div>
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
