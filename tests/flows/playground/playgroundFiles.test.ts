import { describe, expect, it } from 'vitest';
import { EditedFiles } from '#stories/playground/save/EditedFiles.ts';

const [tea, milk] = ['flows/tea/tea.steps.json', 'flows/milk/milk.steps.json'];
const texts = new Map([
  [tea, 'tea'],
  [milk, 'milk'],
]);

/** What outlives a page, in memory. */
function storage() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

function opened(kept = storage(), held: ReadonlyMap<string, string> = texts) {
  const files = new EditedFiles(held, kept);
  const shown = (file: string) => ({ text: files.get(file).edit.text, loaded: files.get(file).loaded });
  return { files, kept, shown };
}

describe('a file while it is edited', () => {
  it("is the text typed last, instead of the file's text", () => {
    const { files, shown } = opened();
    files.write(tea, 'green tea');
    expect(shown(tea)).toEqual({ text: 'green tea', loaded: 'tea' });
    expect(shown(milk)).toEqual({ text: 'milk', loaded: 'milk' });
  });

  it('that was saved and left is found again as it was saved', () => {
    const { files, shown } = opened();
    files.write(tea, 'green tea');
    files.hold(tea, 'green tea');
    files.write(milk, 'warm milk');
    expect(shown(tea)).toEqual({ text: 'green tea', loaded: 'green tea' });
  });

  it('keeps what is typed while it is being saved', () => {
    const { files, shown } = opened();
    files.write(tea, 'green tea');
    files.write(tea, 'green tea, hot');
    files.hold(tea, 'green tea');
    expect(shown(tea)).toEqual({ text: 'green tea, hot', loaded: 'green tea' });
  });

  it('is saved though another one is shown by then', () => {
    const { files, shown } = opened();
    files.write(tea, 'green tea');
    files.write(milk, 'warm milk');
    files.hold(tea, 'green tea');
    expect(shown(milk)).toEqual({ text: 'warm milk', loaded: 'milk' });
    expect(shown(tea)).toEqual({ text: 'green tea', loaded: 'green tea' });
  });

  it('whose text is taken from the file goes on from there', () => {
    const { files, shown } = opened();
    files.write(tea, 'green tea');
    files.hold(tea, 'black tea');
    expect(shown(tea)).toEqual({ text: 'green tea', loaded: 'black tea' });
    files.write(tea, 'black tea');
    expect(shown(tea)).toEqual({ text: 'black tea', loaded: 'black tea' });
  });

  it('knows what other files hold since they were saved, and not what is being typed in them', () => {
    const { files } = opened();
    files.write(milk, 'warm milk');
    files.write(tea, 'green tea');
    files.hold(tea, 'green tea');
    expect([...files.get(milk).edit.others]).toEqual([[tea, 'green tea']]);
    expect([...files.get(tea).edit.others]).toEqual([]);
    expect(files.get(milk).edit.text).toBe('warm milk');
  });
});

describe('the same edit', () => {
  it('is given until something of it changes, so that nothing is checked twice', () => {
    const { files } = opened();
    const { edit } = files.get(tea);
    expect(files.get(tea).edit).toBe(edit);
    files.write(tea, 'tea');
    files.hold(tea, 'tea');
    expect(files.get(tea).edit).toBe(edit);
    files.hold(milk, 'warm milk');
    expect(files.get(tea).edit).not.toBe(edit);
  });

  it('is told of when it changes', () => {
    const { files } = opened();
    let times = 0;
    const stop = files.subscribe(() => (times += 1));
    files.write(tea, 'green tea');
    files.write(tea, 'green tea');
    files.hold(tea, 'green tea');
    stop();
    files.write(tea, 'tea');
    expect(times).toBe(2);
  });
});

describe('a page that is loaded anew', () => {
  it('has what was not saved, over the text that it was written over', () => {
    const { files, kept } = opened();
    files.write(tea, 'green tea');
    const { shown } = opened(kept);
    expect(shown(tea)).toEqual({ text: 'green tea', loaded: 'tea' });
  });

  it('undoes to what the file holds by then, and is saved over what it was written over until then', () => {
    const { files: before, kept } = opened();
    before.write(tea, 'green tea');
    const { files, shown } = opened(kept, new Map([[tea, 'black tea']]));
    expect(files.get(tea)).toMatchObject({ edit: { text: 'green tea' }, held: 'black tea', loaded: 'tea' });
    files.write(tea, 'tea');
    expect(shown(tea)).toEqual({ text: 'tea', loaded: 'tea' });
    expect(kept.held.size).toBe(1);
    files.write(tea, 'black tea');
    expect(shown(tea)).toEqual({ text: 'black tea', loaded: 'black tea' });
    expect(kept.held.size).toBe(0);
  });

  it('forgets what was written into the file in between', () => {
    const { files: before, kept } = opened();
    before.write(tea, 'green tea');
    const { shown } = opened(kept, new Map([[tea, 'green tea']]));
    expect(shown(tea)).toEqual({ text: 'green tea', loaded: 'green tea' });
    expect(kept.held.size).toBe(0);
  });

  it('keeps nothing of what is in the files', () => {
    const { files, kept } = opened();
    files.write(tea, 'green tea');
    files.write(milk, 'warm milk');
    files.hold(tea, 'green tea');
    files.write(milk, 'milk');
    expect([...kept.held]).toEqual([]);
  });

  it.each(['{ "text"', '7', 'null', '{ "text": 7, "loaded": "tea" }'])('opens though %s is kept', (stored) => {
    const kept = storage();
    kept.held.set(`playground ${tea}`, stored);
    expect(opened(kept).shown(tea)).toEqual({ text: 'tea', loaded: 'tea' });
  });
});
