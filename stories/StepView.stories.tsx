import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { stepRenderers } from '#renderers/flow/stepRenderers.ts';
import { StepView } from '#renderers/flow/StepView.tsx';
import { exampleCart } from './exampleCart.ts';
import { exampleOffers } from './exampleOffers.ts';
import { context, onWidePage } from './steps/support/stepStory.tsx';
import { withCart } from './steps/support/withCart.tsx';
import { expectFocus } from './expectFocus.ts';

/** A step kind whose code is loaded when it is first shown. */
function AddOns() {
  return (
    <StepView<'add-ons'>
      kind="add-ons"
      props={{
        ...context,
        step: {
          id: 'add-ons',
          kind: 'add-ons',
          title: 'Would you like to add any additional treatments?',
          skip: 'Skip',
          changePlan: 'Change Plan',
          submit: 'Submit',
          cancel: 'Cancel',
          learnMore: 'Learn More',
          summary: { title: 'Your total', subTotal: 'Sub-Total', savings: 'Savings', total: 'Total' },
        },
      }}
    />
  );
}

/** A step that is shown once a button is pressed. */
function Decision() {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <StepView<'decision'>
      kind="decision"
      props={{
        ...context,
        step: {
          id: 'heads-up',
          kind: 'decision',
          title: 'Would you like to go on?',
          saves: 'retention.choice',
          actions: [{ value: 'book', label: 'Continue' }],
        },
      }}
    />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Show
    </button>
  );
}

const meta = {
  component: AddOns,
  decorators: [withCart(exampleCart({ addons: [exampleOffers.b12] })), onWidePage],
} satisfies Meta<typeof AddOns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALazilyLoadedStepTakesFocus: Story = {
  play: async ({ canvas }) => {
    await expectFocus(await canvas.findByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('checkbox', { name: /Vitamin B12/ })).not.toBeChecked();
  },
};

/** It proves something only while no story of this file before it shows a decision: its code would have been suspended once. */
export const AStepWhoseCodeIsThereIsShownAtOnce: Story = {
  render: () => <Decision />,
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    await stepRenderers.decision.load?.();
    await userEvent.click(show);
    await expect(canvas.getByRole('heading', { name: 'Would you like to go on?' })).toBeVisible();
  },
};
