import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { mobileVerificationFlow } from '#flows/mobile-verification/mobile-verification.flow.ts';
import type { mobileVerificationMachine } from '#flows/mobile-verification/mobile-verification.machine.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { TODAY } from '../TODAY.ts';

type Effects = EffectsOf<typeof mobileVerificationMachine>;
type Effect = 'sendCode' | 'verifyCode';

const NUMBER = '2135550123';
const CODE = '12345';

/** A verification whose code is {@link CODE}; what is given in `failures` comes first, one after the other. */
async function startMobile(facts: KnownFacts = {}, failures: { readonly [E in Effect]?: readonly string[] } = {}) {
  const calls: string[] = [];
  const left = { sendCode: [...(failures.sendCode ?? [])], verifyCode: [...(failures.verifyCode ?? [])] };
  const failIfDue = (effect: Effect) => {
    const code = left[effect].shift();
    if (code !== undefined) throw new EffectError({ code, message: 'Please try again.' });
  };
  const effects: Effects = {
    saveAnswer: ({ revision }) => Promise.resolve({ revision }),
    async sendCode(input) {
      calls.push(`send to ${String(input.answers.fact('mobile.number'))}`);
      failIfDue('sendCode');
      return {};
    },
    async verifyCode(input) {
      const digits = input.answers.fact('code.digits');
      calls.push(`verify ${String(digits)}`);
      failIfDue('verifyCode');
      if (digits !== CODE) throw new EffectError({ code: 'CodeIncorrect', message: 'Please try again.' });
      return { 'mobile.verified': true };
    },
  };
  const { machine, input } = mobileVerificationFlow.start({ facts, today: () => TODAY, effects });
  const actor = createActor(machine, { input }).start();
  const send = async (event: { readonly type: 'SUBMIT'; readonly answer: Answer } | { readonly type: 'BACK' }) => {
    actor.system.get(WALK)?.send(event);
    await setImmediate();
    await setImmediate();
  };
  const walk = () => actor.system.get(WALK)?.getSnapshot();
  await setImmediate();
  return {
    calls,
    at: (): string => {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'done') return snapshot.output.exit;
      return stepOf(walk().context)?.step.id ?? 'nothing';
    },
    /** The messages of what was refused on screen. */
    refused: (): readonly string[] =>
      walk().context.problems.map(({ message }: { readonly message: string }) => message),
    problem: () => actor.getSnapshot().context.problem?.code,
    submit: (answer: Answer) => send({ type: 'SUBMIT', answer }),
    number: (number: string) => send({ type: 'SUBMIT', answer: { number } }),
    verify: (value: string) => send({ type: 'SUBMIT', answer: { action: 'verify', value } }),
    resend: () => send({ type: 'SUBMIT', answer: { action: 'resend' } }),
    back: () => send({ type: 'BACK' }),
  };
}

describe('mobile verification', () => {
  it('leads from the number over wrong codes and a new one to the right one', async () => {
    const flow = await startMobile();
    expect(flow.at()).toBe('mobile-number');
    await flow.number(NUMBER);
    expect(flow.at()).toBe('mobile-code');
    await flow.verify('11111');
    expect([flow.at(), flow.problem()]).toEqual(['mobile-code', 'CodeIncorrect']);
    await flow.resend();
    expect([flow.at(), flow.problem()]).toEqual(['mobile-code', undefined]);
    await flow.verify(CODE);
    expect(flow.at()).toBe('mobile-verified');
    await flow.submit({});
    expect(flow.at()).toBe('forward');
    expect(flow.calls).toEqual([`send to ${NUMBER}`, 'verify 11111', `send to ${NUMBER}`, `verify ${CODE}`]);
  });

  it('asks for the number although the account has one', async () => {
    const flow = await startMobile({ 'mobile.number': NUMBER });
    expect([flow.at(), flow.calls]).toEqual(['mobile-number', []]);
  });

  it.each(['', '21', '213555012', '21355501234'])('sends nothing to %j', async (number) => {
    const flow = await startMobile();
    await flow.number(number);
    expect([flow.at(), flow.refused(), flow.calls]).toEqual([
      'mobile-number',
      ['Please enter a valid phone number.'],
      [],
    ]);
  });

  it.each<Answer>([{ action: 'verify' }, { action: 'verify', value: '1234' }, { action: 'verify', value: '1234x' }])(
    'checks nothing of %j',
    async (answer) => {
      const flow = await startMobile();
      await flow.number(NUMBER);
      await flow.submit(answer);
      expect([flow.at(), flow.refused(), flow.calls.length]).toEqual([
        'mobile-code',
        ['Please enter verification code.'],
        1,
      ]);
    },
  );

  it('goes back from the code to the number, and from there leaves', async () => {
    const flow = await startMobile();
    await flow.number(NUMBER);
    await flow.back();
    expect(flow.at()).toBe('mobile-number');
    await flow.number('2125550199');
    expect([flow.at(), flow.calls]).toEqual(['mobile-code', [`send to ${NUMBER}`, 'send to 2125550199']]);
    await flow.back();
    await flow.back();
    expect(flow.at()).toBe('back');
  });

  it.each(['NetworkError', 'InvalidPhone', 'TooManyCodes', 'SmsUnavailable', 'TooManyRequests'])(
    'stays with the number where sending fails with %s',
    async (code) => {
      const flow = await startMobile({}, { sendCode: [code] });
      await flow.number(NUMBER);
      expect([flow.at(), flow.problem()]).toEqual(['mobile-number', code]);
      await flow.number(NUMBER);
      expect([flow.at(), flow.problem()]).toEqual(['mobile-code', undefined]);
    },
  );

  it.each(['NetworkError', 'CodeIncorrect', 'CodeExpired', 'TooManyRequests'])(
    'stays with the code where checking fails with %s',
    async (code) => {
      const flow = await startMobile({}, { verifyCode: [code] });
      await flow.number(NUMBER);
      await flow.verify(CODE);
      expect([flow.at(), flow.problem()]).toEqual(['mobile-code', code]);
      await flow.verify(CODE);
      expect(flow.at()).toBe('mobile-verified');
    },
  );
});
