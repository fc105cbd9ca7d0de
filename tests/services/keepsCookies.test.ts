import { afterEach, expect, it, vi } from 'vitest';

/** The cookies that all tabs of a browser share, and what another tab does before the next look at them. */
function sharedCookies() {
  const kept = new Map<string, string>();
  let meanwhile: (() => void) | undefined;
  return {
    before(work: () => void) {
      meanwhile = work;
    },
    get cookie() {
      const work = meanwhile;
      meanwhile = undefined;
      work?.();
      return [...kept].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('max-age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

/** The code as a tab of its own has it. */
async function openTab() {
  vi.resetModules();
  return (await import('#services/api/client/keepsCookies.ts')).keepsCookies;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a tab sees that cookies are kept, and leaves none, while another tab finds it out', async () => {
  const document = sharedCookies();
  vi.stubGlobal('document', document);
  const [first, second] = [await openTab(), await openTab()];
  const found: boolean[] = [];
  document.before(() => found.push(second()));
  found.push(first());
  expect(found).toEqual([true, true]);
  expect(document.cookie).toBe('');
});

it('a tab sees where no cookie is kept, or where asking for one fails', async () => {
  const isKept = await openTab();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('document', Object.freeze({ cookie: '' }));
  expect(isKept()).toBe(false);
});
