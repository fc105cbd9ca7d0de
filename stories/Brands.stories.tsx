import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepView } from '#renderers/flow/StepView.tsx';
import type { StepContext } from '#renderers/answering/StepProps.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import type { Step, StepKind } from '#flows/kinds/stepKinds.ts';
import { brands } from './brands.ts';
import { exampleCart } from './exampleCart.ts';
import { exampleOffers } from './exampleOffers.ts';
import { context, onPage } from './steps/support/stepStory.tsx';
import { withCart } from './steps/support/withCart.tsx';

interface AnyStepProps extends StepContext {
  readonly step: Step;
}

/** A step of any kind. */
const AnyStep = ({ step, ...props }: AnyStepProps) => (
  <StepView<StepKind> kind={step.kind} props={{ step, ...props }} />
);

const meta = {
  title: 'Brands',
  component: AnyStep,
  decorators: [withCart(exampleCart({ offers: [exampleOffers.rapamycin] })), onPage],
  args: { ...context, step: { id: 'step', kind: 'intro', title: 'A step' } },
} satisfies Meta<typeof AnyStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Shown = NonNullable<Story['args']>;

const inBrand = (brand: string, args: Shown): Story => ({
  args,
  globals: { brand },
  play: async () => {
    const color = getComputedStyle(document.documentElement).getPropertyValue('--portal-color-brand');
    await expect(color).toBe(themeOf(brands[brand]!).color.brand);
  },
});

const refused: Shown = {
  answer: { value: ['diabetes'] },
  problems: [{ field: 'details.diabetes', code: 'required', message: 'Please tell us more.' }],
  step: {
    id: 'diagnoses',
    kind: 'checklist',
    title: 'Have you ever been told that you have any of these?',
    help: 'Select all that apply',
    options: [
      { value: 'diabetes', label: 'Diabetes', details: { label: 'What was your last A1c?' } },
      { value: 'lungs', label: 'A lung disease', description: 'Such as asthma' },
    ],
    none: { label: 'None of these' },
  },
};
const failed: Shown = {
  answer: { value: 'weekly' },
  failed: true,
  step: {
    id: 'alcohol',
    kind: 'choice',
    confirms: true,
    title: 'How often do you drink alcohol?',
    options: [
      { value: 'never', label: 'Never' },
      { value: 'weekly', label: 'A few times a week', description: 'More than once' },
    ],
  },
};
const warning: Shown = {
  step: {
    id: 'unavailable',
    kind: 'notice',
    tone: 'warning',
    title: 'We are sorry',
    body: ['We cannot see patients in Texas yet.'],
    actions: [
      { label: 'Continue Visit', does: 'continue' },
      { label: 'Enter Dashboard', to: '/dashboard' },
    ],
  },
};
const sold: Shown = {
  answer: { value: 'generic-rapamycin' },
  step: {
    id: 'protocol',
    kind: 'protocol-cards',
    title: 'Select your protocol',
    selectLabel: 'Select',
    options: [
      { value: 'generic-rapamycin', label: 'Generic Rapamycin', price: 'From $87/mo', features: ['High quality'] },
      { value: 'compounded-rapamycin', label: 'Compounded Rapamycin', price: 'From $52/mo', features: ['Coated'] },
    ],
  },
};

export const RefusedInEvergreen: Story = inBrand('Evergreen', refused);
export const FailedInEvergreen: Story = inBrand('Evergreen', failed);
export const WarningInEvergreen: Story = inBrand('Evergreen', warning);
export const SoldInEvergreen: Story = inBrand('Evergreen', sold);
export const RefusedWithoutABrand: Story = inBrand('No brand', refused);
export const RefusedInAGlaringBrand: Story = inBrand('Glaring', refused);
export const FailedInAGlaringBrand: Story = inBrand('Glaring', failed);
export const WarningInAGlaringBrand: Story = inBrand('Glaring', warning);
export const SoldInAGlaringBrand: Story = inBrand('Glaring', sold);
