import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { GraphPanel } from './GraphPanel.tsx';

/** Two steps that are drawn far apart. */
const steps = ['first', 'last'] as const;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800" viewBox="0 0 2400 1800">
  <title>The flow</title>
  <style>.highlighted { fill: #155e63 }</style>
  <rect data-node="step:first" x="100" y="100" width="200" height="80" />
  <rect data-node="step:last" x="2100" y="1600" width="200" height="80" />
</svg>`;

/** A graph larger than its frame, with a button for each step that the walk can be at. */
function GraphHarness() {
  const [step, setStep] = useState<string>(steps[0]);
  return (
    <main style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: 420 }}>
      <div>
        {steps.map((one) => (
          <button key={one} type="button" onClick={() => setStep(one)}>
            {one}
          </button>
        ))}
      </div>
      <GraphPanel drawing={{ svg, stopped: undefined }} report={{ states: [], step }} />
    </main>
  );
}

const meta = { title: 'Authoring/Graph', component: GraphHarness } satisfies Meta<typeof GraphHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

interface Shown {
  readonly frame: HTMLElement;
  readonly node: (step: string) => Element;
}

/** Waits until the graph is drawn. */
async function drawn(canvas: Canvas): Promise<Shown> {
  const frame = await canvas.findByRole('region', { name: 'Graph of the flow' });
  await waitFor(() => expect(frame.querySelector('.highlighted')).not.toBeNull());
  const node = (step: string) => {
    const found = frame.querySelector(`[data-node="step:${step}"]`);
    if (!found) throw new Error(`'${step}' is not drawn`);
    return found;
  };
  return { frame, node };
}

/** The distance of a node's center from the left and top of the frame, in pixels. */
function placeOf({ frame, node }: Shown, step: string) {
  const [box, around] = [node(step).getBoundingClientRect(), frame.getBoundingClientRect()];
  return { x: box.left + box.width / 2 - around.left, y: box.top + box.height / 2 - around.top };
}

function isInView(shown: Shown, step: string): boolean {
  const { x, y } = placeOf(shown, step);
  return x > 0 && y > 0 && x < shown.frame.clientWidth && y < shown.frame.clientHeight;
}

/** Moves the walk to another step. */
const goTo = (canvas: Canvas, step: string) => userEvent.click(canvas.getByRole('button', { name: step }));

export const WhereTheWalkIsIsKeptInView: Story = {
  play: async ({ canvas }) => {
    const shown = await drawn(canvas);
    for (const step of steps) {
      await goTo(canvas, step);
      await waitFor(() => expect(shown.node(step)).toHaveClass('highlighted'));
      // Without reduced motion, scrolling is animated.
      await waitFor(() => expect(steps.filter((one) => isInView(shown, one))).toEqual([step]));
    }
  },
};

/** A mouse with its button pressed. */
const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };

/** The pointer is simulated, so the browser cannot capture it. */
function withoutCapture(frame: HTMLElement): void {
  frame.setPointerCapture = () => undefined;
}

export const AMouseDragsIt: Story = {
  play: async ({ canvas }) => {
    const shown = await drawn(canvas);
    const { frame } = shown;
    const [step] = steps;
    const before = placeOf(shown, step);
    withoutCapture(frame);
    await fireEvent.pointerDown(frame, { ...mouse, clientX: 300, clientY: 300 });
    await fireEvent.pointerMove(frame, { ...mouse, clientX: 280, clientY: 270 });
    await fireEvent.pointerMove(frame, { ...mouse, clientX: 260, clientY: 240 });
    await fireEvent(frame, new PointerEvent('lostpointercapture', mouse));
    await fireEvent.pointerMove(frame, { ...mouse, clientX: 0, clientY: 0 });
    const { x, y } = placeOf(shown, step);
    await expect([Math.round(x - before.x), Math.round(y - before.y)]).toEqual([-40, -60]);
  },
};

export const ItStaysWhereItIsOnceTheMouseIsLetGo: Story = {
  play: async ({ canvas }) => {
    const shown = await drawn(canvas);
    const { frame } = shown;
    const [step] = steps;
    const before = placeOf(shown, step);
    withoutCapture(frame);
    await fireEvent.pointerDown(frame, { ...mouse, clientX: 300, clientY: 300 });
    await fireEvent.pointerMove(frame, { ...mouse, buttons: 0, clientX: 280, clientY: 270 });
    await fireEvent.pointerMove(frame, { ...mouse, clientX: 260, clientY: 240 });
    await expect(placeOf(shown, step)).toEqual(before);
  },
};

export const AScrollbarIsNotTheDrawing: Story = {
  play: async ({ canvas }) => {
    const shown = await drawn(canvas);
    const { frame } = shown;
    const [step] = steps;
    const before = placeOf(shown, step);
    withoutCapture(frame);
    const { left, top } = frame.getBoundingClientRect();
    const [right, bottom] = [left + frame.clientLeft + frame.clientWidth, top + frame.clientTop + frame.clientHeight];
    for (const at of [
      { clientX: right + 1, clientY: top + 50 },
      { clientX: left + 50, clientY: bottom + 1 },
    ]) {
      await fireEvent.pointerDown(frame, { ...mouse, ...at });
      await fireEvent.pointerMove(frame, { ...mouse, clientX: left + 20, clientY: top + 20 });
    }
    await expect(placeOf(shown, step)).toEqual(before);
  },
};

export const ItZoomsAboutThePointer: Story = {
  play: async ({ canvas }) => {
    const shown = await drawn(canvas);
    const { frame } = shown;
    const [step] = steps;
    const before = placeOf(shown, step);
    const width = shown.node(step).getBoundingClientRect().width;
    const { left, top } = frame.getBoundingClientRect();
    const at = { clientX: left + before.x, clientY: top + before.y };
    frame.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -150, ctrlKey: true, cancelable: true }));
    await waitFor(() => expect(shown.node(step).getBoundingClientRect().width).toBeGreaterThan(width * 1.3));
    const { x, y } = placeOf(shown, step);
    await expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBeLessThan(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await waitFor(() =>
      expect([frame.scrollWidth, frame.scrollHeight]).toEqual([frame.clientWidth, frame.clientHeight]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'false'));
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  },
};
