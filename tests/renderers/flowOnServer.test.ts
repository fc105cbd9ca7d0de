import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import { stepSamples, type Step, type StepKind } from '#flows/kinds/stepKinds.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { StepView } from '#renderers/flow/StepView.tsx';
import { noPorts, PortsProvider, type Cart } from '#renderers/ports/ports.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import { TODAY } from '#tests/engine/TODAY.ts';
import { nestedFlow } from './nestedFlow.ts';

/** The kinds whose code every visit begins with; a report is small, and the server draws it with its first screen. */
const atOnce: ReadonlySet<StepKind> = new Set([
  'intro',
  'notice',
  'report',
  'stop',
  'yes-no',
  'checklist',
  'choice',
  'short-text',
  'long-text',
]);

const copy = (shown: string) => shown;

const nothing = (): void => {};

const offer = exampleOffers.rapamycin;
const choice = firstChoice(offer);

const cart: Cart = {
  status: 'ready',
  offers: [offer],
  addons: [],
  bundle: null,
  current: null,
  weight: null,
  preferredMonths: undefined,
  memberships: new Map(),
  offeredMembership: null,
  member: undefined,
  membershipPrice: null,
  choices: [],
  selected: choice ? [configure(offer, choice, { weight: null })] : [],
  collectsPayment: true,
  choose: nothing,
  chooseMembership: nothing,
};

const flowDrawn = (actor: AnyActorRef) => renderToString(createElement(FlowView, { actor, copy }));

/** A step on a server that would wait for code. */
async function stepDrawn(step: Step): Promise<string> {
  const props = { step, copy, answer: undefined, problems: [], busy: false, today: TODAY };
  const events = {
    onSubmit: nothing,
    onSave: nothing,
    onDraft: nothing,
    onBack: nothing,
    given: () => [],
    onCorrect: nothing,
  };
  const view = createElement(StepView<StepKind>, { kind: step.kind, props: { ...props, ...events } });
  const onPage = createElement(PortsProvider, { value: { ...noPorts, cart } }, view);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(onPage, { onError: (error) => void errors.push(error) });
  expect(errors).toEqual([]);
  return text(prelude);
}

describe('a flow that is drawn on a server', () => {
  it('shows its first step before it is started', () => {
    expect(flowDrawn(nestedFlow().actor)).toMatch(/<h1[^>]*>What about one\?<\/h1>/);
  });

  it('shows the step at which a flow inside stands', async () => {
    const { actor, submit } = nestedFlow();
    actor.start();
    await submit();
    await submit();
    expect(flowDrawn(actor)).toMatch(/<h1[^>]*>What about three\?<\/h1>/);
  });

  it('says why its last effect failed', async () => {
    const { actor, submit } = nestedFlow(() => Promise.reject(new TypeError('no such thing')));
    actor.start();
    await submit();
    await submit();
    await submit();
    expect(flowDrawn(actor)).toMatch(/role="alert"[^>]*>.*What about one\?/s);
  });

  it.each(Object.values(stepSamples).filter(({ step }) => atOnce.has(step.kind)))(
    'has a screen for a step of kind $step.kind',
    async ({ step }) => {
      expect(await stepDrawn(step)).toContain('<h1');
    },
  );

  it.each(Object.values(stepSamples).filter(({ step }) => !atOnce.has(step.kind)))(
    'has a placeholder for a step of kind $step.kind, whose code the browser loads',
    async ({ step }) => {
      expect(await stepDrawn(step)).toContain('Loading…');
    },
  );
});
