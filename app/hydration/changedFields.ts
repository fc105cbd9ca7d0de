/** A field of a form. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Has React take over the part of the page that holds a field: it does so before it handles what happens there, and sets the
 * field to what was drawn.
 */
const wake = (field: Field) => field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

const tell = (field: Field, event: 'input' | 'change') => field.dispatchEvent(new Event(event, { bubbles: true }));

/**
 * Types what a field holds once more. A value that is set on the field itself counts as drawn by React; one that the setter of
 * its class sets counts as typed.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  tell(field, 'input');
}

function chooseAgain(box: HTMLInputElement): void {
  const group = box.type === 'radio' ? document.querySelectorAll<HTMLInputElement>('[type="radio"]') : [box];
  for (const peer of group) if (peer.name === box.name) peer.checked = peer.defaultChecked;
  box.click();
}

function selectAgain(field: HTMLSelectElement, value: string): void {
  field.value = value;
  tell(field, 'change');
}

function changeOf(field: Field): (() => void) | undefined {
  const { value, type } = field;
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].every((option) => option.defaultSelected)
      ? undefined
      : () => selectAgain(field, value);
  if (field instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
    const isChanged = field.checked !== field.defaultChecked;
    return isChanged && (field.checked || type === 'checkbox') ? () => chooseAgain(field) : undefined;
  }
  return type === 'file' || value === field.defaultValue ? undefined : () => typeAgain(field, value);
}

/** Where fields are: the page, or a part of it that is taken over by itself. */
export type Scope = Document | HTMLElement;

/** Whether something is in a part of a scope that is taken over later. */
export const waitsIn = (scope: Scope, element: Element): boolean => {
  const part = element.closest('[data-waits]');
  return part !== null && part !== scope;
};

const fieldsIn = (scope: Scope): readonly Field[] =>
  [...scope.querySelectorAll<Field>('input, textarea, select')].filter((field) => !waitsIn(scope, field));

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const stateOf = (field: Field): string =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? String(field.checked) : field.value;

/** Has React take over every place that holds a field: it takes over some of them later than what is around them. */
export function wakeFields(scope: Scope): void {
  for (const field of fieldsIn(scope)) wake(field);
}

/** A change of a field that React may not know of. */
interface Change {
  readonly again: () => void;
  /** What the field held after it, where React may have heard of it; undefined where it has not. */
  readonly heardAs?: string;
}

/**
 * Notes the changes that the patient has made to fields since the server drew them, and those that follow while React takes the
 * page over: a part of it that is taken over by such a change is first set to what was drawn.
 *
 * @returns ends that, and gives what React does not know; each makes its change once more
 */
export function watchChanges(scope: Scope): () => readonly (() => void)[] {
  const changes = new Map<Field, Change>();
  for (const field of fieldsIn(scope)) {
    const again = changeOf(field);
    if (again) changes.set(field, { again });
  }
  const note = ({ target }: Event) => {
    if (!isField(target) || !scope.contains(target) || waitsIn(scope, target)) return;
    const again = changeOf(target);
    if (again) changes.set(target, { again, heardAs: stateOf(target) });
    else changes.delete(target);
  };
  const kinds = ['input', 'change'] as const;
  for (const kind of kinds) window.addEventListener(kind, note, true);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, note, true);
    return [...changes].flatMap(([field, { again, heardAs }]) => (stateOf(field) === heardAs ? [] : [again]));
  };
}
