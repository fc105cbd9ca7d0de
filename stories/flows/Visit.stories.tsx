import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { exampleCart } from '../exampleCart.ts';
import { VisitStory } from './VisitStory.tsx';

const profile = {
  'patient.first_name': 'Demo',
  'patient.last_name': 'Patient',
  'patient.email': 'demo@example.com',
  'patient.birthday': '04-12-1980',
  'patient.height': 66,
  'patient.weight': 150,
  'patient.state': 'CA',
};
const female = { ...profile, 'patient.sex': 'female' };
const medicalProfile = {
  'patient.medical_profile.pregnant': false,
  'patient.medical_profile.has_allergies': false,
  'patient.medical_profile.has_current_medications': true,
  'patient.medical_profile.current_medications': 'Vitamin D',
  'patient.medical_profile.has_medical_conditions': false,
};

const meta = {
  title: 'Flows/Visit',
  component: VisitStory,
  args: { facts: { ...female, ...medicalProfile }, section: 'hiw', approved: true },
} satisfies Meta<typeof VisitStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (root: HTMLElement, title: string) => within(root).findByRole('heading', { level: 1, name: title });
const goOn = (root: HTMLElement) => userEvent.click(within(root).getByRole('button', { name: 'Continue' }));

export const ProfileUnanswered: Story = {
  args: { section: 'profile', facts: {} },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Tell us about yourself');
    await goOn(canvasElement);
    await expect(await within(canvasElement).findByText('Please select your biological sex.')).toBeVisible();
  },
};

export const StateUnavailable: Story = {
  args: { section: 'profile', approved: false },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Tell us about yourself');
    await goOn(canvasElement);
    await expect(await shows(canvasElement, 'We are sorry')).toBeInTheDocument();
  },
};

export const AvailabilityCheckFails: Story = {
  args: { section: 'profile', approved: undefined },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Tell us about yourself');
    await goOn(canvasElement);
    await expect(await within(canvasElement).findByText('Network error, please try again later.')).toBeVisible();
  },
};

export const MedicalHistoryReviewed: Story = {
  args: { section: 'pharmacy-overview' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Review Medical History');
    await expect(within(canvasElement).getByRole('checkbox', { name: 'None of the above' })).toBeChecked();
    await goOn(canvasElement);
    await expect(await shows(canvasElement, 'How have you been since your last visit?')).toBeInTheDocument();
  },
};

const answered = {
  ...female,
  ...medicalProfile,
  'intake.type': 'medication',
  'intake.questions_left': false,
};

export const ProtocolSelection: Story = {
  args: { section: 'protocol-selection', facts: { ...answered, 'intake.end': 'protocol-selection' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Select your protocol');
    const [first] = within(canvasElement).getAllByRole('button', { name: /Select/ });
    if (first) await userEvent.click(first);
    await expect(await shows(canvasElement, 'Treatment preferences')).toBeInTheDocument();
  },
};

export const IdentityVerification: Story = {
  args: {
    section: 'identification-step',
    facts: { ...answered, 'intake.end': 'product-configure', 'intake.products_chosen': true },
    cart: exampleCart(),
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Verify your identity');
    await userEvent.click(within(canvasElement).getByRole('button', { name: "I'll do this later" }));
    await expect(await shows(canvasElement, 'Check your answers')).toBeInTheDocument();
  },
};

const missing = new EffectError({
  code: 'NetworkError',
  message: 'The next step could not be loaded, so we keep trying.',
});

export const LaterCodeMissing: Story = {
  args: {
    section: 'id-image',
    facts: { ...answered, 'intake.end': 'identification', 'intake.resumed': true, 'intake.products_chosen': true },
    missing,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(missing.message);
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const LaterCodeMissingAfterAStep: Story = {
  args: {
    section: 'product-configure',
    facts: { ...answered, 'intake.end': 'product-configure' },
    cart: exampleCart(),
    missing,
  },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 'Treatment preferences');
    await canvas.findByRole('radio', { name: /^1 month/ });
    await goOn(canvasElement);
    await expect(await canvas.findByText(missing.message)).toBeVisible();
    await shows(canvasElement, 'Treatment preferences');
    await expect(canvas.queryByRole('button', { name: 'Error. Try Again' })).toBeNull();
  },
};
