import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { verificationFlow } from '#flows/verification/verification.flow.ts';
import type { verificationMachine } from '#flows/verification/verification.machine.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { startVisit } from './startVisit.ts';
import { TODAY } from '../TODAY.ts';
import { answeredPatient } from '../answeredPatient.ts';

type Effects = EffectsOf<typeof verificationMachine>;

interface Start {
  /** The screen that is asked for. */
  readonly section?: string;
  readonly facts?: KnownFacts;
  readonly effects?: Partial<Effects>;
}

/** A verification on effects that succeed where the test gives no others. */
async function startVerification({ section, facts = {}, effects = {} }: Start = {}) {
  const calls: string[] = [];
  const upload =
    (name: 'uploadIdImage' | 'uploadProfileImage'): Effects[typeof name] =>
    (input) => {
      calls.push(`${name} ${String(answers.fact('identity.photo'))}`);
      const images = answers.fact('identity.images') === 'none' ? 'some' : 'complete';
      return effects[name]?.(input) ?? Promise.resolve({ 'identity.images': images });
    };
  const { machine, input, answers } = verificationFlow.start({
    facts: { 'identity.images': 'none', ...facts },
    today: () => TODAY,
    opens: section === undefined ? undefined : { section },
    effects: {
      saveAnswer: ({ revision }) => Promise.resolve({ revision }),
      uploadIdImage: upload('uploadIdImage'),
      uploadProfileImage: upload('uploadProfileImage'),
      tagVerified: (given) => {
        calls.push('tagVerified');
        return effects.tagVerified?.(given) ?? Promise.resolve({});
      },
    },
  });
  const actor = createActor(machine, { input }).start();
  const send = async (event: { readonly type: 'SUBMIT'; readonly answer: Answer } | { readonly type: 'BACK' }) => {
    actor.system.get(WALK)?.send(event);
    await setImmediate();
    await setImmediate();
  };
  await setImmediate();
  return {
    calls,
    at: (): string => {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'done') return snapshot.output.exit;
      const walk = actor.system.get(WALK)?.getSnapshot();
      return stepOf(walk.context)?.step.id ?? 'nothing';
    },
    problem: () => actor.getSnapshot().context.problem?.code,
    choose: (value: string) => send({ type: 'SUBMIT', answer: { value } }),
    back: () => send({ type: 'BACK' }),
  };
}

const failing = (code: string) => () => Promise.reject(new EffectError({ code, message: 'Please try again.' }));

describe('identity verification', () => {
  it('takes a photo of the ID, then one of the patient, and ends once both are seen', async () => {
    const flow = await startVerification();
    expect(flow.at()).toBe('verify-account');
    await flow.choose('begin');
    expect(flow.at()).toBe('id-image');
    await flow.choose('photo-1');
    expect(flow.at()).toBe('existing-identity');
    await flow.choose('selfie');
    expect(flow.at()).toBe('profile-image');
    await flow.choose('photo-2');
    expect(flow.at()).toBe('existing-identity');
    await flow.choose('continue');
    expect(flow.at()).toBe('forward');
    expect(flow.calls).toEqual(['uploadIdImage photo-1', 'uploadProfileImage photo-2', 'tagVerified']);
  });

  it('shows the photos first where there are some', async () => {
    const flow = await startVerification({ facts: { 'identity.images': 'some' } });
    await flow.choose('begin');
    expect(flow.at()).toBe('existing-identity');
  });

  it.each(['none', 'some'] as const)('does not go on from the photos with %s of them', async (images) => {
    const flow = await startVerification({ section: 'existing-identity', facts: { 'identity.images': images } });
    await flow.choose('continue');
    expect(flow.at()).toBe('existing-identity');
  });

  it.each(['verify-account', 'existing-identity'])('can be put off at %s', async (section) => {
    const flow = await startVerification({ section });
    await flow.choose('later');
    expect([flow.at(), flow.calls]).toEqual(['forward', []]);
  });

  it('forgets that it was put off once it is begun', async () => {
    const flow = await startVerification({ facts: { 'identity.choice': 'later' } });
    await flow.choose('begin');
    expect(flow.at()).toBe('id-image');
  });

  it.each([
    ['verify-account', 'back'],
    ['existing-identity', 'verify-account'],
    ['id-image', 'existing-identity'],
    ['profile-image', 'existing-identity'],
    ['schedule', 'verify-account'],
  ])('goes back from %s to %s', async (section, to) => {
    const flow = await startVerification({ section });
    expect(flow.at()).toBe(section);
    await flow.back();
    expect(flow.at()).toBe(to);
  });

  it.each(['NetworkError', 'FileSizeLimitError', 'InvalidImage', 'TooManyRequests'])(
    'stays with the photo where sending it fails with %s',
    async (code) => {
      for (const [section, effect] of [
        ['id-image', 'uploadIdImage'],
        ['profile-image', 'uploadProfileImage'],
      ] as const) {
        const flow = await startVerification({ section, effects: { [effect]: failing(code) } });
        await flow.choose('photo-1');
        expect([flow.at(), flow.problem()]).toEqual([section, code]);
        await flow.choose('photo-1');
        expect(flow.calls).toEqual([`${effect} photo-1`, `${effect} photo-1`]);
      }
    },
  );

  it('goes on where the mailing list does not answer', async () => {
    const flow = await startVerification({
      section: 'profile-image',
      facts: { 'identity.images': 'some' },
      effects: { tagVerified: failing('NetworkError') },
    });
    await flow.choose('photo-1');
    expect([flow.at(), flow.problem()]).toEqual(['existing-identity', undefined]);
  });
});

describe('a photo that the care team asked for', () => {
  const reupload = {
    section: 'profile-image',
    facts: { 'identity.reupload': true, 'identity.images': 'complete' },
  } as const;

  it('is taken, sent and done', async () => {
    const flow = await startVerification(reupload);
    expect(flow.at()).toBe('profile-image');
    await flow.choose('photo-1');
    expect([flow.at(), flow.calls]).toEqual(['forward', ['uploadProfileImage photo-1', 'tagVerified']]);
  });

  it('is left by going back', async () => {
    const flow = await startVerification(reupload);
    await flow.back();
    expect(flow.at()).toBe('back');
  });
});

describe('in a visit', () => {
  const chosen: KnownFacts = {
    ...answeredPatient,
    'intake.questions_left': false,
    'intake.products_chosen': true,
    'identity.images': 'none',
  };

  it.each<readonly [string, KnownFacts, string]>([
    ['nobody knows', {}, 'verify-account: verify-account'],
    ['is verified', { 'patient.verified': true }, 'check: check'],
    ['has sent both photos', { 'identity.images': 'complete' }, 'check: check'],
    ['has sent one photo', { 'identity.images': 'some' }, 'verify-account: verify-account'],
    ['was refused', { 'identity.images': 'refused' }, 'verify-account: verify-account'],
  ])('the identification step of a patient who %s opens at %s', async (_, facts, at) => {
    const visit = await startVisit({ template: 'sleepSupport', facts: { ...chosen, ...facts } });
    await visit.go({ section: 'identification-step' });
    expect(visit.at()).toBe(at);
  });

  it.each(['verify-account', 'existing-identity', 'id-image', 'profile-image', 'schedule'])(
    '%s opens by its own address, whatever was sent',
    async (section) => {
      const facts: KnownFacts = { ...chosen, 'identity.images': 'complete' };
      const visit = await startVisit({ template: 'sleepSupport', facts });
      await visit.go({ section });
      expect(visit.at()).toBe(`${section}: ${section}`);
    },
  );

  it('leads to the checkout by both photos, or by putting it off', async () => {
    const visit = await startVisit({ template: 'sleepSupport', facts: chosen });
    for (const [section, value] of [
      ['verify-account', 'later'],
      ['existing-identity', 'later'],
    ] as const) {
      await visit.go({ section });
      await visit.answer({ value });
      expect(visit.at()).toBe('check: check');
    }
    await visit.go({ section: 'id-image' });
    await visit.answer({ value: 'photo-1' });
    await visit.answer({ value: 'selfie' });
    await visit.answer({ value: 'photo-2' });
    expect(visit.at()).toBe('existing-identity: existing-identity');
    await visit.answer({ value: 'continue' });
    expect(visit.at()).toBe('check: check');
  });
});
