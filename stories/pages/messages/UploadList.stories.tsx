import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createUploads } from '#app/dashboard/messages/composer/uploads/createUploads.ts';
import { UploadList } from '#app/dashboard/messages/composer/uploads/UploadList.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import { networkError, ProblemError } from '#services/api/client/ProblemError.ts';
import type { AttachmentUpload } from '#services/api/messages/attachments.ts';
import { exampleDocument } from './exampleMessage.ts';

interface UploadsProps {
  readonly names: readonly string[];
  readonly send: (upload: AttachmentUpload) => Promise<Attachment>;
}

const never = () => new Promise<never>(() => undefined);

const neverSent: UploadsProps['send'] = never;

/** The files that were chosen, sent to no server. */
function Uploads({ names, send }: UploadsProps) {
  const [uploads] = useState(() => createUploads(send, () => undefined));
  const shown = useSyncExternalStore(uploads.subscribe, uploads.get);
  useEffect(() => {
    if (uploads.get().list.length === 0) uploads.add(names.map((name) => new File(['x'.repeat(420_000)], name)));
  }, [uploads, names]);
  return (
    <Page>
      <UploadList uploads={uploads} shown={shown} onGone={() => undefined} />
    </Page>
  );
}

const meta = {
  title: 'Pages/Messages/Files to send',
  component: Uploads,
  args: { names: ['lab results of my primary care physician from last winter.pdf'], send: neverSent },
} satisfies Meta<typeof Uploads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  args: {
    send: ({ onProgress }) => {
      onProgress(0.4);
      return never();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('168 kB of 420 kB')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(/^Sending lab results/);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel lab results/ }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Sent: Story = {
  args: { names: ['slip.pdf', 'letter.docx'], send: async () => exampleDocument() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove slip.pdf' })).toBeVisible();
  },
};

let tries = 0;

export const Failed: Story = {
  beforeEach: () => {
    tries = 0;
  },
  args: {
    send: async () => {
      tries += 1;
      if (tries === 1) throw networkError();
      return exampleDocument();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^There was an error sending your file$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByText('420 kB')).toBeVisible();
  },
};

export const NoFileOfItsKind: Story = {
  args: {
    names: ['macros.doc'],
    send: async () => {
      throw new ProblemError({
        status: 422,
        code: 'InvalidFile',
        message: 'There was an error sending your file',
        fields: [{ field: 'file', code: 'type', message: 'Choose a document without macros, or save it as a PDF.' }],
      });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There was an error sending your fileChoose a document without macros, or save it as a PDF.',
    );
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};

export const NotAttached: Story = {
  args: { names: ['notes.txt', 'song.mp3'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/notes\.txt was not attached/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
