import { describe, expect, it } from 'vitest';
import { nextPlace, type Place } from '#renderers/flow/state/nextPlace.ts';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { nestedFlow, screenOf } from './nestedFlow.ts';

/** Starts the flow, and tells of each of its screens how the patient came there. */
function walked() {
  const { actor, back, submit } = nestedFlow();
  actor.start();
  let last: Place | undefined;
  const look = () => {
    const walk = walkOf(actor);
    if (walk) last = nextPlace(last, walk, walk.getSnapshot().context);
    return `${screenOf(actor)} ${last?.move}`;
  };
  look();
  return {
    look,
    go: (section: string) => {
      actor.send({ type: 'GO', section });
      return look();
    },
    back: () => {
      back();
      return look();
    },
    submit: async () => {
      await submit();
      return look();
    },
  };
}

describe('the way of a patient', () => {
  it('is forward and back inside a section', async () => {
    const { back, submit } = walked();
    expect(await submit()).toBe('two showing forward');
    expect(back()).toBe('one showing back');
    expect(await submit()).toBe('two showing forward');
  });

  it('is forward and back from section to section, wherever the section is entered', async () => {
    const { back, submit } = walked();
    await submit();
    expect(await submit()).toBe('three showing forward');
    expect(back()).toBe('one showing back');
    await submit();
    await submit();
    expect(await submit()).toBe('four showing forward');
    expect(back()).toBe('three showing back');
  });

  it('is a jump where a screen was asked for by name', async () => {
    const { back, go, submit } = walked();
    await submit();
    expect(go('last')).toBe('four showing jump');
    expect(go('last')).toBe('four showing jump');
    expect(back()).toBe('three showing back');
  });

  it('is that of the answer that is being saved, whatever is pressed meanwhile', async () => {
    const { back, look, submit } = walked();
    const saved = submit();
    expect(back()).toBe('one saving forward');
    await saved;
    expect(look()).toBe('two showing forward');
  });

  it('stays as it was while the step does', async () => {
    const { back, look, submit } = walked();
    await submit();
    back();
    expect(look()).toBe('one showing back');
    void submit();
    expect(look()).toBe('one saving back');
  });
});
