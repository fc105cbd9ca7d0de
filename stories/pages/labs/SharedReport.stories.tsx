import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SharedReportPage } from '#app/entry/sharedReport/SharedReportPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { expectFocus } from '../../expectFocus.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleResult } from './exampleLab.ts';
import { exampleShared, SECRET } from './exampleShared.ts';

const OVER = 'This link cannot be used. It may not be complete, it may have expired, or the patient has ended it.';

/** The page at the address of a link. */
const at =
  (fragment: string, answers: Parameters<typeof answering>[0]): (() => () => void) =>
  () => {
    history.replaceState(null, '', location.pathname + location.search + fragment);
    const end = answering(answers)();
    return () => {
      end();
      history.replaceState(null, '', location.pathname + location.search);
    };
  };

const meta = {
  title: 'Pages/Shared report',
  component: SharedReportPage,
  args: { organization: exampleOrganization },
  beforeEach: at(`#${SECRET}`, { '/shared-report': { status: 200, body: exampleShared() } }),
} satisfies Meta<typeof SharedReportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Show the report' }));

/** Nothing is read by opening the page alone. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A report was shared with you' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await expectFocus(await canvas.findByRole('heading', { level: 1, name: 'Lab report of Maya Example' }));
    await expect(
      canvas.getByText(/^Prepared for Dr. Ada Winter. Shared by the patient. The link expires on/),
    ).toBeVisible();
    await expect(canvas.getByText('March 12, 1985')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Nutrients' });
    await expect(table).toHaveTextContent(/Ferritin.*11 ng\/mL.*your lab’s range.*Below range/);
    await expect(canvas.getByText(/^Your iron stores are low/)).toBeVisible();
    // The address is printed with the page.
    await expect(location.hash).toBe('');
  },
};

export const ResultTakenBack: Story = {
  beforeEach: at(`#${SECRET}`, {
    '/shared-report': {
      status: 200,
      body: exampleShared({
        explanation: null,
        comment: { author: null, text: 'Potassium was measured again.', at: '2026-06-02T15:00:00.000Z' },
        categories: [
          {
            name: 'Nutrients',
            results: [{ marker: 'Ferritin', decimals: 0, result: exampleResult({ status: 'entered-in-error' }) }],
          },
        ],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('table')).toHaveTextContent(/No value/);
    await expect(canvas.getByText(/^The lab, /)).toBeVisible();
    await expect(canvas.queryByText('What the provider says')).toBeNull();
  },
};

export const Over: Story = {
  beforeEach: at(`#${SECRET}`, { '/shared-report': problemAnswer(404, 'NotFound', OVER) }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${OVER}Ask the patient for a new link.`);
    await expect(canvas.getByRole('button', { name: 'Show the report' })).toBeEnabled();
  },
};

export const Incomplete: Story = {
  beforeEach: at('#half', {}),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/no complete link/);
  },
};

export const TooOften: Story = {
  beforeEach: at(`#${SECRET}`, { '/shared-report': problemAnswer(429, 'TooManyRequests', 'Please wait a minute.') }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please wait a minute.');
  },
};

export const Offline: Story = {
  beforeEach: at(`#${SECRET}`, {}),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(location.hash).toBe(`#${SECRET}`);
  },
};
