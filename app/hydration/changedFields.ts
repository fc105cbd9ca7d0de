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

/** The changes that the patient has made to fields since the server drew them. @returns each makes its change once more */
export const changedFields = (): readonly (() => void)[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    const change = changeOf(field);
    if (!change) return [];
    return () => {
      wake(field);
      change();
    };
  });
