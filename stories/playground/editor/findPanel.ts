import { StateEffect, StateField } from '@codemirror/state';
import { keymap, showPanel, type EditorView, type Panel } from '@codemirror/view';

const toggle = StateEffect.define<boolean>();

/** The position of the next or previous match, continuing at the other end of the text; -1 if there is none. */
function found(text: string, wanted: string, from: number, backwards: boolean): number {
  if (!backwards) {
    const next = text.indexOf(wanted, from);
    return next < 0 ? text.indexOf(wanted) : next;
  }
  const before = from < 0 ? -1 : text.lastIndexOf(wanted, from);
  return before < 0 ? text.lastIndexOf(wanted) : before;
}

function findIn(view: EditorView, wanted: string, backwards: boolean): boolean {
  const { from, to } = view.state.selection.main;
  const text = view.state.doc.toString().toLowerCase();
  const at = wanted === '' ? -1 : found(text, wanted.toLowerCase(), backwards ? from - 1 : to, backwards);
  if (at < 0) return false;
  view.dispatch({ selection: { anchor: at, head: at + wanted.length }, scrollIntoView: true });
  return true;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  made.addEventListener('click', press);
  return made;
}

function panel(view: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'cm-find';
  const input = Object.assign(document.createElement('input'), { type: 'search', placeholder: 'Find' });
  input.setAttribute('aria-label', 'Find in the text');
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const find = (backwards: boolean) => {
    const isThere = findIn(view, input.value, backwards);
    status.textContent = isThere || input.value === '' ? '' : 'Not found';
  };
  const close = () => {
    view.dispatch({ effects: toggle.of(false) });
    view.focus();
  };
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Enter') find(event.shiftKey);
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
  });
  dom.append(
    input,
    button('Next', () => find(false)),
    button('Previous', () => find(true)),
    button('Close', close),
    status,
  );
  return { dom, top: true, mount: () => input.select() };
}

const isOpen = StateField.define<boolean>({
  create: () => false,
  update: (open, { effects }) => effects.find((one) => one.is(toggle))?.value ?? open,
  provide: (field) => showPanel.from(field, (open) => (open ? panel : null)),
});

/** A search panel for the text, on Ctrl+F: the browser's own search misses lines that are not rendered. */
export const findPanel = () => [
  isOpen,
  keymap.of([
    {
      key: 'Mod-f',
      run(view) {
        view.dispatch({ effects: toggle.of(true) });
        view.dom.querySelector<HTMLInputElement>('.cm-find input')?.select();
        return true;
      },
    },
  ]),
];
