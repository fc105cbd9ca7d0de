import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { CameraView } from '#app/identity/camera/CameraView.tsx';
import type { CameraViewProps } from '#renderers/ports/ports.ts';
import {
  exampleCamera,
  exampleFile,
  keep,
  onVerificationPage,
  PhotoStory,
  photoStep,
  withPhotos,
} from './support/identityStory.tsx';
import { context } from './support/stepStory.tsx';
import { expectFocus } from '../expectFocus.ts';
import { longTexts } from './support/longTexts.ts';

const meta = {
  title: 'steps/PhotoStep',
  component: PhotoStory,
  decorators: [onVerificationPage],
  args: { ...context, step: photoStep('id-image') },
} satisfies Meta<typeof PhotoStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const granted = () => Promise.resolve('granted' as const);
const denied = () => Promise.resolve('denied' as const);
const prompt = () => Promise.resolve('prompt' as const);
const withCard = withPhotos({ CameraView: exampleCamera(), permission: granted });

const TOO_BIG = 'File size too big. Please make sure image is under 10mb.';
const FAILED = 'There was an error. Please try again.';
const FORMAT = 'Choose a picture as PNG, JPG, TIFF or HEIC.';

async function ready(canvas: Canvas) {
  const shutter = await canvas.findByRole('button', { name: 'Take photo' });
  await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'));
  return shutter;
}

async function shoot(canvas: Canvas) {
  await userEvent.click(await ready(canvas));
  return canvas.findByRole('img', { name: 'Your photo of the ID' });
}

const input = (root: HTMLElement) => {
  const found = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new RangeError('there is nothing to choose a file with');
  return found;
};

async function upload(root: HTMLElement, ...files: File[]) {
  await waitFor(() => input(root));
  // Browsers let patients choose files of other types than the dialog suggests.
  await userEvent.setup({ applyAccept: false }).upload(input(root), files);
}

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

/** Changes the visibility of the page, as the browser would. */
async function pretend(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  await fireEvent(document, new Event('visibilitychange'));
}

/** A drag event with a file. A script cannot put a file into a real one. */
const dragging = (type: string, file: File) =>
  Object.defineProperty(new Event(type, { bubbles: true, cancelable: true }), 'dataTransfer', {
    value: { types: ['Files'], items: [{ kind: 'file', type: file.type, getAsFile: () => file }] },
  });

export const Asking: Story = {
  decorators: [withPhotos({ CameraView: exampleCamera(), permission: prompt })],
  play: async ({ canvas }) => {
    const use = await canvas.findByRole('button', { name: 'Use camera' });
    await expect(canvas.queryByRole('button', { name: 'Take photo' })).toBeNull();
    await expect(canvas.getByText(/is sent only when you say so/)).toBeVisible();
    await userEvent.click(use);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toHaveFocus());
  },
};

export const Unanswered: Story = {
  decorators: [withPhotos({ CameraView: exampleCamera(), permission: prompt })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use camera' })).toBeVisible();
  },
};

export const Ready: Story = {
  decorators: [withPhotos({ CameraView, permission: granted })],
  play: async ({ canvas, canvasElement, args }) => {
    const photo = await shoot(canvas);
    await waitFor(() => expect(photo).toHaveAttribute('width', '1600'));
    await expect(canvasElement.querySelector('video')).toBeNull();
    await goOn(canvas);
    await expect(keep).toHaveBeenCalledOnce();
    const [kept] = keep.mock.lastCall ?? [];
    await expect(kept?.type).toBe('image/jpeg');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'photo-1' });
  },
};

export const LiveFace: Story = {
  args: { step: photoStep('profile-image') },
  decorators: [withPhotos({ CameraView, permission: granted })],
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    await expect(canvas.getByLabelText('Live view from your camera')).toBe(canvasElement.querySelector('video'));
  },
};

export const Framed: Story = {
  decorators: [withCard],
  play: async ({ canvas }) => {
    await ready(canvas);
  },
};

export const Starting: Story = {
  decorators: [withPhotos({ CameraView: () => null, permission: granted })],
  play: async ({ canvas, canvasElement }) => {
    const shutter = await canvas.findByRole('button', { name: 'Take photo' });
    await expect(shutter).toHaveAttribute('aria-disabled', 'true');
    await expect(shutter).toHaveAccessibleDescription('The camera is starting…');
    await userEvent.click(shutter);
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  decorators: [withCard],
  play: async ({ canvas, args }) => {
    (await ready(canvas)).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your photo of the ID' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retake' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toHaveFocus());
    await ready(canvas);
    await userEvent.keyboard('{Enter}');
    await expectFocus(await canvas.findByRole('heading', { name: 'Your photo of the ID' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'photo-1' });
  },
};

const Camera = exampleCamera();
const dusk = new EventTarget();

/** A camera whose picture turns dark when the story dispatches an event. */
function DarkeningCamera(props: CameraViewProps) {
  const { onLight } = props;
  useEffect(() => {
    const darken = () => onLight('dark');
    dusk.addEventListener('falls', darken);
    return () => dusk.removeEventListener('falls', darken);
  }, [onLight]);
  return <Camera {...props} />;
}

export const TooDark: Story = {
  decorators: [withPhotos({ CameraView: DarkeningCamera, permission: granted })],
  play: async ({ canvas }) => {
    await ready(canvas);
    // Rendered synchronously, so that the next line runs before a second has passed.
    flushSync(() => dusk.dispatchEvent(new Event('falls')));
    await expect(canvas.queryByText(/quite dark/)).toBeNull();
    const hint = await canvas.findByText(/quite dark/);
    await expect(hint).toHaveRole('status');
  },
};

export const TooBright: Story = {
  decorators: [withPhotos({ CameraView: exampleCamera('bright'), permission: granted })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is glare/)).toBeVisible();
  },
};

export const PageHidden: Story = {
  decorators: [withPhotos({ CameraView, permission: granted })],
  play: async ({ canvas, canvasElement }) => {
    const shutter = await ready(canvas);
    const video = canvasElement.querySelector('video');
    const [track] = video?.srcObject instanceof MediaStream ? video.srcObject.getTracks() : [];
    await expect(track).toHaveProperty('readyState', 'live');
    shutter.focus();
    try {
      await pretend('hidden');
      await waitFor(() => expect(track).toHaveProperty('readyState', 'ended'));
      await expect(shutter).toHaveAttribute('aria-disabled', 'true');
      await pretend('visible');
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
    await expectFocus(await ready(canvas));
  },
};

/** Every camera track that the browser has returned. */
const tracks = new Set<MediaStreamTrack>();
const live = () => [...tracks].filter(({ readyState }) => readyState === 'live').length;

export const StartedTwice: Story = {
  decorators: [
    withPhotos({ CameraView, permission: granted }),
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: () => {
    const give = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    tracks.clear();
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await give(wanted);
      for (const track of stream.getTracks()) tracks.add(track);
      return stream;
    };
    return () => {
      navigator.mediaDevices.getUserMedia = give;
    };
  },
  play: async ({ canvas }) => {
    const shutter = await ready(canvas);
    await waitFor(() => expect(live()).toBe(1));
    await userEvent.click(shutter);
    await canvas.findByRole('img', { name: 'Your photo of the ID' });
    await waitFor(() => expect(live()).toBe(0));
  },
};

export const Denied: Story = {
  decorators: [withPhotos({ permission: denied })],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unable to access webcam' })).toBeVisible();
    const browsers = [...canvasElement.querySelectorAll('details')];
    await expect(browsers.map(({ open }) => open)).toEqual([true, false, false]);
    await expect(browsers[0]).toHaveTextContent('Chrome');
    await upload(canvasElement, await exampleFile('id.png', 'image/png'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your photo of the ID' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Retake' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Unable to access webcam' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  decorators: [withPhotos({ CameraView: exampleCamera('good', 'denied'), permission: prompt })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use camera' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Unable to access webcam' })).toHaveFocus());
    await expect(canvas.getByText('Firefox')).toBeVisible();
  },
};

export const NoCamera: Story = {
  decorators: [withPhotos({ CameraView: exampleCamera('good', 'missing'), permission: granted })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unable to access webcam' })).toBeVisible();
    await expect(canvas.queryByText('Firefox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Upload Image' })).toBeVisible();
  },
};

export const Preview: Story = {
  decorators: [withCard],
  play: async ({ canvas, args }) => {
    const photo = await shoot(canvas);
    await waitFor(() => expect(photo).toHaveAttribute('width', '640'));
    await expectFocus(canvas.getByRole('heading', { level: 2 }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { outcome: 'sending' },
  decorators: [withPhotos({ CameraView: exampleCamera(), permission: granted, progress: 0.42 })],
  play: async ({ canvas, args }) => {
    await shoot(canvas);
    await goOn(canvas);
    await expect(canvas.getByRole('progressbar', { name: 'Sending your photo' })).toHaveValue(0.42);
    await expect(canvas.getByText('Sending your photo', { selector: 'output' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retake' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending your photo' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SaveFailed: Story = {
  args: { outcome: { code: 'NetworkError', message: 'There is no connection to the portal.', note: undefined } },
  decorators: [withCard],
  play: async ({ canvas, args }) => {
    await shoot(canvas);
    await goOn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('There is no connection to the portal.');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(canvas.getByRole('img', { name: 'Your photo of the ID' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: 'photo-1' });
    await expect(keep).toHaveBeenCalledOnce();
  },
};

export const RetakingClearsTheFailure: Story = {
  args: { outcome: { code: 'InvalidImage', message: 'Not a picture.', note: undefined } },
  decorators: [withCard],
  play: async ({ canvas }) => {
    await shoot(canvas);
    await goOn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(FAILED);
    await expect(alert).toHaveTextContent(FORMAT);
    await userEvent.click(canvas.getByRole('button', { name: 'Retake' }));
    await shoot(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const TooBig: Story = {
  decorators: [withPhotos({ permission: denied })],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Unable to access webcam' });
    await upload(canvasElement, new File([new Uint8Array(10_000_001)], 'id.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(TOO_BIG);
  },
};

export const WrongFormat: Story = {
  decorators: [withCard],
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    for (const [name, type] of [
      ['id.pdf', 'application/pdf'],
      ['id.jpg', 'image/jpeg'],
    ] as const) {
      await upload(canvasElement, new File(['%PDF-1.7 no picture'], name, { type }));
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(FAILED);
      await expect(alert).toHaveTextContent(FORMAT);
      await expect(canvas.getByRole('button', { name: 'Take photo' })).toBeVisible();
    }
    await upload(canvasElement, await exampleFile('id.jpg', 'image/jpeg'));
    await expect(await canvas.findByRole('img', { name: 'Your photo of the ID' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Dropped: Story = {
  decorators: [withPhotos({ permission: denied })],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Unable to access webcam' });
    const file = await exampleFile('id.png', 'image/png');
    const area = input(canvasElement).parentElement ?? canvasElement;
    await fireEvent(area, dragging('dragenter', file));
    await fireEvent(area, dragging('drop', file));
    await expect(await canvas.findByRole('img', { name: 'Your photo of the ID' })).toBeVisible();
  },
};

export const UploadedHeic: Story = {
  decorators: [withPhotos({ permission: denied })],
  play: async ({ canvas, canvasElement, args }) => {
    const head = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), ...new Uint8Array(2_400_000)];
    await upload(canvasElement, new File([new Uint8Array(head)], 'IMG_0042.HEIC', { type: '' }));
    await expect(await canvas.findByText('IMG_0042.HEIC')).toBeVisible();
    await expect(canvas.getByText('2.4 MB')).toBeVisible();
    await expect(canvas.getByText(/This browser cannot show this kind of picture/)).toBeVisible();
    await goOn(canvas);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'photo-1' });
  },
};

export const LongTexts: Story = {
  ...longTexts,
  decorators: [withPhotos({ CameraView: exampleCamera(), permission: prompt })],
};
