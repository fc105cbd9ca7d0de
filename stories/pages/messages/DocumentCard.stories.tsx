import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DocumentCard } from '#app/dashboard/messages/history/files/DocumentCard.tsx';
import { ReadAgainProvider } from '#app/dashboard/messages/history/files/ReadAgain.ts';
import { inPage } from '../inPage.tsx';
import { exampleDocument, exampleMessage } from './exampleMessage.ts';

const shown = exampleDocument({ url: '/v2/media/expired' });

const addresses: string[] = [];

/** Notes the address that a press opens; nothing is downloaded. */
function note(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  addresses.push(new URL(link.href).pathname);
}

const meta = {
  title: 'Pages/Messages/Document',
  component: DocumentCard,
  args: { document: shown },
  decorators: [inPage],
  beforeEach() {
    addresses.length = 0;
    document.addEventListener('click', note);
    return () => document.removeEventListener('click', note);
  },
} satisfies Meta<typeof DocumentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first press opens the address that was read for it, not the one that is still shown. */
export const Fresh: Story = {
  decorators: [
    (Shown) => (
      <ReadAgainProvider
        value={async () =>
          exampleMessage('2026-11-20T15:00:00.000Z', { attachments: [{ ...shown, url: '/v2/media/fresh' }] })
        }
      >
        <Shown />
      </ReadAgainProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Download / }));
    await waitFor(() => expect(addresses).toEqual(['/v2/media/fresh']));
  },
};

/** Without a fresh address the one that is shown may still be good. */
export const NotRead: Story = {
  decorators: [
    (Shown) => (
      <ReadAgainProvider value={() => Promise.reject(new Error('offline'))}>
        <Shown />
      </ReadAgainProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Download / }));
    await waitFor(() => expect(addresses).toEqual(['/v2/media/expired']));
  },
};
