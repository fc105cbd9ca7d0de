import { afterEach, describe, expect, it, vi } from 'vitest';
import { cameraPermission } from '#services/camera/cameraPermission.ts';
import { lightOf } from '#services/camera/lightOf.ts';
import { refusalOf } from '#services/camera/refusalOf.ts';

/** Pixels of one grey each, in order. */
const pixels = (...greys: readonly number[]) => new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]));
const share = (of100: number, grey: number, others: number) =>
  pixels(...Array.from({ length: 100 }, (_, at) => (at < of100 ? grey : others)));

describe('the light in a picture', () => {
  it.each([
    ['black', pixels(0, 0, 0), 'dark'],
    ['a dim room', share(10, 200, 30), 'dark'],
    ['daylight', pixels(90, 130, 180), 'good'],
    ['a white wall', pixels(200, 205, 210), 'good'],
    ['too much of it', pixels(225, 228, 230), 'bright'],
    ['glare on a part of it', share(25, 255, 110), 'bright'],
    ['a lamp in a corner', share(5, 255, 110), 'good'],
    ['nothing', pixels(), 'good'],
  ])('of %s is told', (_, picture, light) => {
    expect(lightOf(picture)).toBe(light);
  });

  it('is what the eye makes of it: green is brighter than blue', () => {
    expect(lightOf(new Uint8ClampedArray([0, 255, 0, 255]))).toBe('good');
    expect(lightOf(new Uint8ClampedArray([0, 0, 255, 255]))).toBe('dark');
  });
});

/** A browser that answers as it is told when it is asked for the permission. */
const browser = (query: (() => Promise<{ state: string }>) | undefined) =>
  vi.stubGlobal('navigator', { mediaDevices: {}, permissions: query && { query } });

describe('the permission for the camera', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['granted', 'denied', 'prompt'])("is the browser's permission: %s", async (state) => {
    browser(() => Promise.resolve({ state }));
    expect(await cameraPermission()).toBe(state);
  });

  it('is to be asked for where the browser does not say', async () => {
    browser(() => Promise.reject(new TypeError("'camera' is no permission")));
    expect(await cameraPermission()).toBe('prompt');
    browser(undefined);
    expect(await cameraPermission()).toBe('prompt');
  });

  it('is denied where pages get no camera at all', async () => {
    vi.stubGlobal('navigator', {});
    expect(await cameraPermission()).toBe('denied');
  });
});

describe('a camera that the browser does not give', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'missing'],
  ])('with %s is %s', (name, reason) => {
    expect(refusalOf(new DOMException('no', name))).toBe(reason);
  });

  it('for a reason of its own is missing', () => {
    expect(refusalOf('getUserMedia not supported')).toBe('missing');
  });
});
