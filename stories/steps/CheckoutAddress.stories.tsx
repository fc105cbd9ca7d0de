import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import checkoutSteps from '#flows/checkout/checkout.steps.json';
import purchaseSteps from '#flows/purchase/purchase.steps.json';
import { CheckoutStep } from '#renderers/steps/products/checkout/CheckoutStep.tsx';
import { exampleCart, exampleSelected } from '../exampleCart.ts';
import { exampleOffers } from '../exampleOffers.ts';
import { expectFocus } from '../expectFocus.ts';
import {
  address,
  CheckoutHarness,
  checkoutOf,
  kept,
  known,
  onCheckoutPage,
  withPorts,
} from './support/checkoutStory.tsx';
import { context } from './support/stepStory.tsx';
import { expectNotCalled } from './support/expectNotCalled.ts';

const meta = {
  title: 'steps/CheckoutAddress',
  component: CheckoutHarness,
  decorators: [onCheckoutPage],
  args: { ...context, step: checkoutOf(checkoutSteps), answer: address },
} satisfies Meta<typeof CheckoutHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const submitOf = (canvas: Canvas, name = 'Submit order') => canvas.findByRole('button', { name });

export const FieldsAreCheckedWhenTheyAreLeft: Story = {
  args: { answer: undefined },
  decorators: [withPorts()],
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText('City');
    await userEvent.click(city);
    await expect(city).toBeValid();
    await userEvent.tab();
    await expect(city).toHaveAccessibleDescription('Please enter your city.');
    const street = await canvas.findByRole('combobox', { name: 'Street address' });
    await userEvent.click(street);
    await userEvent.paste('a'.repeat(35));
    await expect(street).toBeValid();
    await userEvent.type(street, 'a');
    await expect(street).toHaveAccessibleDescription('Street address must be less than 35 characters long.');
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.type(phone, '555123');
    await userEvent.tab();
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
    await userEvent.clear(phone);
    await userEvent.click(phone);
    await userEvent.paste('+1 (555) 123-4567');
    await expect(phone).toHaveValue('(555) 123-4567');
    await expect(phone).toBeValid();
    const mobile = canvas.getByLabelText(/Mobile number/);
    await userEvent.type(mobile, '5');
    await userEvent.tab();
    await expect(mobile).toHaveAccessibleDescription(/Please enter a valid mobile number\./);
  },
};

export const SuggestedAddress: Story = {
  args: { answer: undefined },
  decorators: [withPorts()],
  play: async ({ canvas }) => {
    const street = await canvas.findByRole('combobox', { name: 'Street address' });
    await userEvent.type(street, '12 Main St Au');
    const option = await screen.findByRole('option', { name: /Austin, TX 78701/ });
    await waitFor(() => expect(option).toBeVisible());
    await expect(screen.getByText('1 address found.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Austin/ })).toBeNull());
    await expect(street).toHaveValue('12 Main St Au');
    await userEvent.type(street, 's');
    await screen.findByRole('option', { name: /Austin/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(street).toHaveValue('12 Main St');
    await expect(canvas.getByLabelText('City')).toHaveValue('Austin');
    await expect(canvas.getByLabelText('State')).toHaveValue('TX');
    await expect(canvas.getByLabelText('Zip code')).toHaveValue('78701');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Austin/ })).toBeNull());
  },
};

export const KnownPartsAreFilledIn: Story = {
  args: { answer: undefined },
  decorators: [withPorts({ known })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Gus');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Miller');
    await expect(canvas.getByLabelText('State')).toHaveValue('TX');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('(555) 123-4567');
    await expect(await submitOf(canvas)).toHaveAccessibleDescription('Please enter your address.');
  },
};

export const AddressThatDoesNotFit: Story = {
  args: { answer: undefined },
  decorators: [withPorts({ known, limits: { unavailable: ['NY'], isLab: false, visitState: 'TX' } })],
  play: async ({ canvas }) => {
    const zip = await canvas.findByLabelText('Zip code');
    await userEvent.type(zip, '10001');
    await userEvent.tab();
    await expect(zip).toHaveAccessibleDescription(/ZIP code 10001 is in NY, not in TX/);
    await userEvent.clear(zip);
    await userEvent.type(zip, '78701');
    await userEvent.tab();
    await expect(zip).toBeValid();
    const state = canvas.getByLabelText('State');
    await userEvent.selectOptions(state, 'NY');
    await expect(state).toHaveAccessibleDescription(/We cannot send this order to NY yet/);
    await userEvent.selectOptions(state, 'CA');
    await expect(state).toHaveAccessibleDescription(/we can only send to an address in TX/);
  },
};

export const SavedAddressInAnotherState: Story = {
  decorators: [withPorts({ payments: kept, limits: { unavailable: [], isLab: false, visitState: 'NV' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('State')).toHaveAccessibleDescription(/address in NV/);
  },
};

export const AddressThatCouldNotBeSaved: Story = {
  args: { failed: true },
  decorators: [withPorts({ payments: kept })],
  render: (args) => <CheckoutStep {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit: Where/ }));
    await userEvent.type(canvas.getByLabelText('City'), ' Heights');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const said = await canvas.findByText('Your address was not saved. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Next' }).closest('form')).toContainElement(said);
  },
};

export const EditingTheAddress: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    const edit = () => canvas.findByRole('button', { name: 'Edit: Where should we send your medication?' });
    await userEvent.click(await edit());
    const first = canvas.getByLabelText('First name');
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(first).toHaveAccessibleDescription('Enter your first name.');
    await expect(await submitOf(canvas)).toHaveAccessibleDescription(
      'Your address is invalid. Please correct the errors and try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expectFocus(await edit());
    await expect(canvas.getByText('Gus Miller')).toBeVisible();
    await userEvent.click(await edit());
    await userEvent.type(canvas.getByLabelText('City'), ' Heights');
    await userEvent.clear(canvas.getByLabelText(/Apt/));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...address, city: 'Austin Heights', 'apt-suite': '' });
    await expect(await canvas.findByText('Austin Heights, TX 78701')).toBeVisible();
    await expectFocus(await edit());
  },
};

export const TheMobileNumberIsAskedOnce: Story = {
  args: { answer: { ...address, 'mobile-number': '5559876543' } },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit: Where/ }));
    await expect(canvas.getByLabelText('Phone number')).toBeVisible();
    await expect(canvas.queryByLabelText(/Mobile number/)).toBeNull();
    await userEvent.click(await submitOf(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...address,
      'mobile-number': '5559876543',
      payment: 'saved',
    });
  },
};

export const AddressNotSavedYet: Story = {
  args: { answer: undefined, draft: address, failed: true },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('City')).toHaveValue('Austin');
    await expect(await submitOf(canvas)).toBeVisible();
  },
};

export const StatesWithoutLabTests: Story = {
  args: { step: checkoutOf(purchaseSteps), answer: { ...address, state: 'NY' } },
  decorators: [
    withPorts({ cart: exampleCart({ selected: [exampleSelected(exampleOffers.labPanel)] }), payments: kept }),
  ],
  play: async ({ canvas, args }) => {
    const state = await canvas.findByLabelText('State');
    await expect(state).toHaveAccessibleDescription(
      'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.',
    );
    const submit = await submitOf(canvas, 'Place order');
    await userEvent.click(submit);
    await expectNotCalled(args.onSubmit);
    await userEvent.selectOptions(state, 'Texas');
    await expect(submit).not.toHaveAttribute('aria-disabled');
  },
};

export const SmsPolicyOpen: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Text message policy' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Text message policy' }));
    await expect(panel.getByText(/up to 10 messages per month/)).toBeInTheDocument();
    await expect(panel.getByText(/Reply HELP for help, or STOP/)).toBeInTheDocument();
  },
};
