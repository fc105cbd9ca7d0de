import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VersionBanner } from '#app/version/VersionBanner.tsx';

const reads = fn<typeof fetch>();

/** Serves a version file, which the portal then reads every 20 milliseconds instead of every few minutes. */
function deployed(version: unknown) {
  return () => {
    const fetch = window.fetch.bind(window);
    const setInterval = window.setInterval.bind(window);
    reads.mockReset().mockImplementation(() => Promise.resolve(Response.json(version)));
    window.fetch = reads;
    Reflect.set(window, 'setInterval', (check: () => void) => setInterval(check, 20));
    return () => {
      window.fetch = fetch;
      window.setInterval = setInterval;
    };
  };
}

const meta = {
  title: 'Pages/Version banner',
  component: VersionBanner,
  beforeEach: deployed({ scripts: ['assets/portal-another.js'] }),
} satisfies Meta<typeof VersionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = 'A new version of the portal is available.';

export const AnotherVersion: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeEnabled();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(TEXT)).toBeNull());
  },
};

/** Code that is not there any more, long before the version file is read by itself. */
export const CodeMissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(TEXT)).toBeNull());
    window.dispatchEvent(new Event('portal:missed'));
    await expect(await canvas.findByText(TEXT)).toBeVisible();
  },
};

/** A response that is not a version file does not announce a new version. */
export const NoVersionFile: Story = {
  beforeEach: deployed({ unknown: true }),
  play: async ({ canvas }) => {
    // After several reads, the result of the first one would be on screen.
    await waitFor(() => expect(reads.mock.calls.length).toBeGreaterThan(3));
    await expect(canvas.queryByText(TEXT)).toBeNull();
  },
};
