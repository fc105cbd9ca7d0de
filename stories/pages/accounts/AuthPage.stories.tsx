import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AuthPage } from '#app/entry/auth/AuthPage.tsx';
import { SignedInPage } from '#app/entry/auth/SignedInPage.tsx';
import { landingOf } from '#app/entry/landing/Landing.ts';
import { exampleOffers } from '../../exampleOffers.ts';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const login = { name: 'login', form: 'login', search: {} } as const;
const signup = { name: 'signup-no-query', form: 'signup', search: {} } as const;
const product = { ...exampleOffers.rapamycin.template, testimonials: [] };

const meta = {
  title: 'Pages/Login and signup',
  component: AuthPage,
  args: { address: login, organization: exampleOrganization, landing: undefined },
  beforeEach: answering({ '/login/': problemAnswer(401, 'InvalidCredentials', "They don't match our records.") }),
} satisfies Meta<typeof AuthPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/request-password-reset',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const LoginWithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(canvas.getByText('Password must be at least 6 characters long.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dora@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "The password or email you've entered was wrong. If you are having trouble logging in, please select Forgot Password below.",
    );
  },
};

const asked = { status: 200, body: { ticket: 'ticket', ticket_expires_in: 300 } };

const enterPassword = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'dora@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Portal123');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};

export const SecondStep: Story = {
  beforeEach: answering({
    'second-step': problemAnswer(422, 'CodeIncorrect', 'This code is not right.'),
    '/login/': asked,
  }),
  play: async ({ canvas }) => {
    await enterPassword(canvas);
    const code = await canvas.findByLabelText('Code');
    await expect(code).toHaveFocus();
    await userEvent.type(code, '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(code).toHaveAccessibleDescription(/Please enter the 6 digits that your app shows/u);
    await userEvent.type(code, ' 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is not right.');
    await expect(code).toHaveValue('123 456');
  },
};

export const RecoveryCode: Story = {
  beforeEach: answering({ '/login/': asked }),
  play: async ({ canvas }) => {
    await enterPassword(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code of your app' }));
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};

/** The time for the code is over: the login begins with the password again. */
export const SecondStepOver: Story = {
  beforeEach: answering({
    'second-step': problemAnswer(422, 'LoginExpired', 'This took too long.'),
    '/login/': asked,
  }),
  play: async ({ canvas }) => {
    await enterPassword(canvas);
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }));
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
};

export const ServerDown: Story = {
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dora@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('button', { name: 'Connection Error' })).toBeEnabled();
  },
};

export const Expired: Story = {
  args: { address: { ...login, search: { expired: true, email: 'dora@example.com' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please login again to continue.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('dora@example.com');
  },
};

export const Signup: Story = {
  args: { address: signup },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create account' });
    await expect(button).toHaveAccessibleDescription('Fill in every field and agree to the terms to continue.');
    await userEvent.click(button);
    for (const text of ['Enter your first name.', 'Enter your last name.', 'Please enter your password.'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

const fillIn = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByLabelText('First name'), 'mary ann');
  await userEvent.type(canvas.getByLabelText('Last name'), 'demo');
  await userEvent.type(canvas.getByLabelText('Email'), 'mary@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Portal123');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
};

export const SignupFilledIn: Story = {
  args: { address: signup },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Mary Ann');
    await expect(canvas.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-disabled');
  },
};

export const AccountExists: Story = {
  args: { address: signup },
  beforeEach: answering({
    '/v2/users': problemAnswer(400, 'EmailAlreadyExists', 'Patient with this email already exists.'),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('An account with this email already exists.');
    await expect(within(alert).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const SignupFailed: Story = {
  args: { address: signup },
  beforeEach: answering({ '/v2/users': problemAnswer(404, 'NotFound', 'Nothing for patients.') }),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred. Please try again later.');
    await expect(canvasElement.querySelector('[data-developer-error="true"]')).not.toBeNull();
  },
};

export const PolicyUnreadable: Story = {
  args: { address: signup },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Privacy policy' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      "We're experiencing difficulty retrieving policy at the moment. Please try again later.",
    );
  },
};

export const ProductLanding: Story = {
  args: {
    address: { ...signup, name: 'product-landing', landing: { kind: 'product', id: product._id } },
    landing: landingOf({ product }, exampleOrganization),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(canvas.getByText(product.description)).toBeVisible();
    await expect(canvas.getByRole('img', { name: product.name })).toHaveAttribute('src', product.product_images[0]);
    // A product without testimonials shows those of the organization.
    await expect(canvas.getByText('It took ten minutes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/product/login/${product._id}`);
  },
};

const ofProduct = {
  ...login,
  name: 'product-landing',
  landing: { kind: 'product', id: product._id },
  search: { redirectPath: '/shop?type=medication' },
} as const;

/** Whoever is signed in comes from the shop, and logs in no more. */
export const ProductLandingSignedIn: Story = {
  args: {
    address: ofProduct,
    landing: landingOf({ product: { ...product, intake_template: '4'.repeat(24) } }, exampleOrganization),
  },
  render: ({ organization, landing }) =>
    landing ? <SignedInPage organization={organization} address={ofProduct} landing={landing} /> : <></>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Start Visit' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
      'href',
      '/shop?type=medication',
    );
  },
};

const campaign = {
  _id: '3'.repeat(24),
  image: exampleOrganization.settings.logo,
  tag: 'New this month',
  color: '#7a2e5d',
  title: 'Begin with a blood test',
  description: 'A good plan starts with what is there today.',
  productTemplate: product._id,
};

export const CampaignLanding: Story = {
  args: {
    address: { ...login, name: 'campaign-landing', landing: { kind: 'campaign', id: campaign._id } },
    landing: landingOf({ product, campaign }, exampleOrganization),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Begin with a blood test' })).toBeVisible();
    await expect(canvas.getByText('New this month')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Log in' })).toBeVisible();
  },
};
