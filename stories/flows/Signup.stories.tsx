import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { exampleCart, exampleSelected } from '../exampleCart.ts';
import { exampleOffers } from '../exampleOffers.ts';
import { checkoutPorts, kept, withPorts } from '../steps/support/checkoutStory.tsx';
import { lostConnection, saves } from '../storyFlow.ts';
import { SignupStory } from './SignupStory.tsx';

const { labPanel, acarbose, electrolytes } = exampleOffers;

const profile = {
  'patient.first_name': 'Demo',
  'patient.last_name': 'Patient',
  'patient.birthday': '04-12-1980',
  'patient.height': 66,
  'patient.weight': 150,
  'patient.sex': 'female',
  'patient.state': 'CA',
};
const shipping = {
  'patient.shipping_info.first_name': 'Demo',
  'patient.shipping_info.last_name': 'Patient',
  'patient.shipping_info.street_address': '12 Main St',
  'patient.shipping_info.city': 'Austin',
  'patient.shipping_info.state': 'TX',
  'patient.shipping_info.zip_code': '78701',
  'patient.shipping_info.country': 'us',
  'patient.shipping_info.phone_number': '5551234567',
  'patient.has_card_source': true,
  'patient.stripe_id': 'cus_story',
};
const lab = { 'cart.type': 'lab', 'signup.plans': 2, 'lifestyle.offered': true };
const supplement = { 'cart.type': 'supplement', 'signup.plans': 3, 'lifestyle.offered': false };

const portsOf = (offer: (typeof exampleOffers)[keyof typeof exampleOffers]) =>
  checkoutPorts({
    cart: exampleCart({ offers: [offer], current: offer.template._id, selected: [exampleSelected(offer)] }),
    payments: kept,
  });

const meta = {
  title: 'Flows/Signup',
  component: SignupStory,
  decorators: [withPorts()],
  args: { section: 'lab-visit', facts: { ...lab, ...profile, ...shipping }, ports: portsOf(labPanel) },
  render: (args) => (
    <StrictMode>
      <SignupStory {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof SignupStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (root: HTMLElement, title: string) => within(root).findByRole('heading', { level: 1, name: title });
const press = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root).findByRole('button', { name }));
const goOn = (root: HTMLElement) => press(root, 'Continue');
const pick = async (root: HTMLElement, name: string) => userEvent.click(await within(root).findByLabelText(name));

const saveAnswer = fn(saves);

export const ALabTestFromItsVisitToItsOrder: Story = {
  args: { effects: () => ({ saveAnswer }) },
  play: async ({ canvasElement: root }) => {
    saveAnswer.mockClear();
    await shows(root, "Let's get started on your visit");
    await goOn(root);
    await shows(root, 'Tell us about yourself');
    await goOn(root);
    await shows(root, 'What do you most want from your results?');
    await pick(root, 'More energy');
    await shows(root, 'How often do you move so that you get warm?');
    await pick(root, 'Almost every day');
    await shows(root, 'What describes how you eat?');
    await pick(root, 'Vegetarian');
    await goOn(root);
    await shows(root, 'How many hours do you sleep in most nights?');
    await pick(root, '7 to 8');
    await shows(root, 'How often do you drink alcohol?');
    await pick(root, 'Never');
    await shows(root, 'What weighs on you at the moment?');
    await pick(root, 'Other');
    await userEvent.type(within(root).getByLabelText('Please provide additional details:'), 'A move');
    await goOn(root);
    await shows(root, 'Protocol Preference');
    await expect(await within(root).findByRole('radio', { name: /^One time/ })).toBeChecked();
    await goOn(root);
    await shows(root, 'Where should we send your lab order?');
    await press(root, 'Place order');
    await expect(await shows(root, 'The signup has ended: bought')).toBeInTheDocument();
    await expect(saveAnswer.mock.calls.map(([{ step }]) => step.id)).toEqual([
      'profile',
      'goal',
      'activity',
      'diet',
      'sleep',
      'alcohol',
      'stress',
      'lab-checkout',
    ]);
  },
};

export const OtherWaitsForItsText: Story = {
  args: { section: 'questions', effects: () => ({ saveAnswer }) },
  play: async ({ canvasElement: root }) => {
    saveAnswer.mockClear();
    await shows(root, 'What do you most want from your results?');
    await pick(root, 'Other');
    await goOn(root);
    await expect(saveAnswer).not.toHaveBeenCalled();
    await userEvent.type(within(root).getByLabelText('Please provide additional details:'), 'A marathon');
    await goOn(root);
    await shows(root, 'How often do you move so that you get warm?');
    await expect(saveAnswer.mock.calls[0]?.[0].answer).toEqual({ value: 'other', 'details.other': 'A marathon' });
  },
};

export const AnAnswerThatIsNotSavedStays: Story = {
  args: { section: 'questions', effects: () => ({ saveAnswer: lostConnection() }) },
  play: async ({ canvasElement: root }) => {
    await shows(root, 'What do you most want from your results?');
    await pick(root, 'More energy');
    await expect(await within(root).findByRole('button', { name: 'Error. Try Again' })).toBeVisible();
    await expect(within(root).getByLabelText('More energy')).toBeChecked();
    window.dispatchEvent(new Event('online'));
    await expect(await shows(root, 'How often do you move so that you get warm?')).toBeInTheDocument();
  },
};

export const ASupplementWithOnePlan: Story = {
  args: {
    section: 'profile',
    facts: { ...supplement, ...profile, ...shipping, 'signup.plans': 1 },
    ports: portsOf(electrolytes),
  },
  play: async ({ canvasElement: root }) => {
    await shows(root, 'Tell us about yourself');
    await goOn(root);
    await expect(await shows(root, 'Where should we send your order?')).toBeInTheDocument();
    await expect(within(root).queryByText('Lab Work')).toBeNull();
    await press(root, 'Back');
    await expect(await shows(root, 'Tell us about yourself')).toBeInTheDocument();
  },
};

export const UnknownPlan: Story = {
  args: {
    section: 'checkout',
    facts: { ...supplement, ...profile },
    ports: portsOf(acarbose),
    effects: () => ({
      choosePlan: () =>
        Promise.reject(
          new EffectError({
            code: 'ProductUnavailable',
            message: "We couldn't define a product for your plan, please contact our support.",
          }),
        ),
    }),
  },
  play: async ({ canvasElement: root }) => {
    await shows(root, 'Protocol Preference');
    const said = "We couldn't define a product for your plan, please contact our support.";
    await waitFor(() => expect(within(root).getByRole('alert')).toHaveTextContent(said));
  },
};

export const ALabTestInNewYork: Story = {
  args: { section: 'checkout', facts: { ...lab, ...profile, 'patient.state': 'NY' } },
  play: async ({ canvasElement: root }) => {
    await shows(root, 'Tell us about yourself');
    await goOn(root);
    await shows(root, 'We are sorry');
    await press(root, 'Change my state');
    await expect(await shows(root, 'Tell us about yourself')).toBeInTheDocument();
  },
};

export const ASupplementThatIsNotOffered: Story = {
  args: {
    section: 'profile',
    facts: { ...supplement, ...profile },
    effects: () => ({ checkAvailability: () => Promise.resolve({ 'availability.approved': false }) }),
  },
  play: async ({ canvasElement: root }) => {
    await shows(root, 'Tell us about yourself');
    await goOn(root);
    await shows(root, 'We are sorry');
    await expect(within(root).getByText(/we cannot offer this in Alabama yet/)).toBeInTheDocument();
  },
};

export const NothingIsBought: Story = {
  args: { section: 'profile', facts: profile },
  play: async ({ canvasElement: root }) => {
    await shows(root, 'Tell us about yourself');
    await goOn(root);
    await expect(await shows(root, 'The signup has ended: nothingChosen')).toBeInTheDocument();
  },
};
