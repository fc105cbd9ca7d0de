import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import type { CameraPermission } from '#renderers/ports/ports.ts';
import { captureMachine } from '#renderers/steps/identity/photo/capture.machine.ts';

const photo = new Blob(['one']);
const other = new Blob(['another']);

/** A step that was opened, once the browser has said whether it may use the camera. */
async function opened(permission: CameraPermission | Error) {
  let asked = 0;
  const askPermission = () => {
    asked += 1;
    return permission instanceof Error ? Promise.reject(permission) : Promise.resolve(permission);
  };
  const actor = createActor(provideEffects(captureMachine, { askPermission })).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('checkingPermission'));
  await settled();
  const at = () => actor.getSnapshot().value;
  const held = () => actor.getSnapshot().context;
  return { actor, at, held, settled, asked: () => asked };
}

describe('a photo', () => {
  it.each([
    ['granted', 'camera'],
    ['denied', 'denied'],
    ['prompt', 'prompt'],
    [new Error('no answer'), 'prompt'],
  ] as const)('begins, with the camera %s, at: %s', async (permission, state) => {
    expect((await opened(permission)).at()).toBe(state);
  });

  it('is taken only after the patient asked for the camera', async () => {
    const { actor, at } = await opened('prompt');
    actor.send({ type: 'SHOOT', photo });
    expect(at()).toBe('prompt');
    actor.send({ type: 'GRANT' });
    actor.send({ type: 'SHOOT', photo });
    expect(at()).toBe('preview');
  });

  it('is looked at until another one is taken', async () => {
    const { actor, at, held } = await opened('granted');
    actor.send({ type: 'SHOOT', photo });
    expect(held().photo).toBe(photo);
    actor.send({ type: 'SHOOT', photo: other });
    actor.send({ type: 'FAILED', reason: 'missing' });
    expect([at(), held().photo]).toEqual(['preview', photo]);
    actor.send({ type: 'RETAKE' });
    expect([at(), held().photo]).toEqual(['camera', null]);
  });

  it('is kept under its id until another one is taken', async () => {
    const { actor, held } = await opened('granted');
    actor.send({ type: 'SHOOT', photo });
    actor.send({ type: 'CONTINUE', kept: 'photo-1' });
    expect(held()).toMatchObject({ photo, kept: 'photo-1' });
    actor.send({ type: 'RETAKE' });
    actor.send({ type: 'SHOOT', photo: other });
    expect(held()).toMatchObject({ photo: other, kept: null });
  });

  it('is taken anew without another question where the camera has worked', async () => {
    const { actor, at, asked } = await opened('prompt');
    actor.send({ type: 'GRANT' });
    actor.send({ type: 'SHOOT', photo });
    actor.send({ type: 'RETAKE' });
    expect([at(), asked()]).toEqual(['camera', 1]);
  });

  it('that came from a file is taken anew where the browser says', async () => {
    const { actor, at, asked, settled } = await opened('denied');
    actor.send({ type: 'FILE', photo });
    actor.send({ type: 'RETAKE' });
    await settled();
    expect([at(), asked()]).toEqual(['denied', 2]);
  });

  it.each(['denied', 'missing'] as const)('cannot be taken with a camera that is %s', async (reason) => {
    const { actor, at, held } = await opened('granted');
    actor.send({ type: 'FAILED', reason });
    expect([at(), held().reason]).toEqual(['denied', reason]);
  });

  it.each([
    ['checkingPermission', 'granted', []],
    ['prompt', 'prompt', []],
    ['camera', 'granted', []],
    ['denied', 'denied', []],
    ['preview', 'granted', [{ type: 'SHOOT', photo: other }]],
  ] as const)('can be a file in place of it: %s', async (state, permission, events) => {
    const { actor, at, held } = await opened(permission);
    for (const event of events) actor.send(event);
    if (state === 'checkingPermission') {
      actor.send({ type: 'FILE', photo: other });
      actor.send({ type: 'RETAKE' });
    }
    expect(at()).toBe(state);
    actor.send({ type: 'REFUSE', fault: 'tooBig' });
    expect([at(), held().fault]).toEqual([state, 'tooBig']);
    actor.send({ type: 'FILE', photo });
    expect([at(), held().photo, held().fault]).toEqual(['preview', photo, null]);
  });
});
