import { Maskito } from '@maskito/core';
import { cardMasks } from './cardMasks.ts';
import { cardToken, cardParts, checkCard, type CardInput, type CardPart, type CardProblem } from './checkCard.ts';
import * as styles from './SandboxCard.css.ts';

/** The event that the form sends on each change; it never contains the entered values. */
export interface CardChange {
  readonly elementType: 'card';
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error: { readonly type: 'validation_error'; readonly code: string; readonly message: string } | undefined;
}

type Listener = (change: CardChange) => void;

interface CardOptions {
  readonly hidePostalCode?: boolean;
  readonly disabled?: boolean;
}

const texts: { readonly [part in CardPart]: { label: string; placeholder: string; autocomplete: AutoFill } } = {
  number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  expiry: { label: 'Expiration date', placeholder: 'MM/YY', autocomplete: 'cc-exp' },
  cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc' },
  zip: { label: 'ZIP code', placeholder: '12345', autocomplete: 'postal-code' },
};

const OPTIONAL = 'optional';

let forms = 0;

function createPart(part: CardPart, id: string): { readonly box: HTMLElement; readonly input: HTMLInputElement } {
  const { label: text, placeholder, autocomplete } = texts[part];
  const box = document.createElement('div');
  box.className = part === 'number' || part === 'zip' ? styles.whole : styles.part;
  const label = document.createElement('label');
  label.className = styles.label;
  label.htmlFor = id;
  label.textContent = text;
  if (part === 'zip') {
    const note = document.createElement('span');
    note.className = styles.optional;
    note.textContent = ` (${OPTIONAL})`;
    label.append(note);
  }
  const input = document.createElement('input');
  Object.assign(input, { id, placeholder, autocomplete, className: styles.input, inputMode: 'numeric', type: 'text' });
  box.append(label, input);
  return { box, input };
}

const thisMonth = () => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
};

/**
 * The card form of the sandbox, rendered into the element on which it is mounted. The number stays in its inputs:
 * neither events nor the token contain it.
 */
export class SandboxCard {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #left = new Set<CardPart>();
  #inputs = new Map<CardPart, HTMLInputElement>();
  #masks: Maskito[] = [];
  #options: CardOptions;

  constructor(options: CardOptions = {}) {
    this.#options = options;
  }

  mount(container: HTMLElement): void {
    this.unmount();
    const id = `card-form-${(forms += 1)}`;
    const form = document.createElement('div');
    form.className = styles.form;
    for (const part of cardParts) {
      if (part === 'zip' && this.#options.hidePostalCode) continue;
      const { box, input } = createPart(part, `${id}-${part}`);
      this.#inputs.set(part, input);
      this.#masks.push(new Maskito(input, cardMasks[part]));
      input.addEventListener('input', () => this.#changed());
      input.addEventListener('blur', () => {
        // An empty input shows no error while the patient has not filled it in yet.
        if (input.value !== '') this.#left.add(part);
        this.#changed();
      });
      form.append(box);
    }
    container.replaceChildren(form);
    this.update(this.#options);
    queueMicrotask(() => this.#emit('ready'));
  }

  update(options: CardOptions): void {
    this.#options = { ...this.#options, ...options };
    for (const input of this.#inputs.values()) input.readOnly = this.#options.disabled ?? false;
  }

  unmount(): void {
    for (const mask of this.#masks) mask.destroy();
    const [first] = this.#inputs.values();
    first?.parentElement?.parentElement?.remove();
    this.#masks = [];
    this.#inputs = new Map();
    this.#left.clear();
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
  }

  clear(): void {
    for (const input of this.#inputs.values()) input.value = '';
    this.#left.clear();
    this.#changed();
  }

  focus(): void {
    this.#inputs.get('number')?.focus();
  }

  blur(): void {
    for (const input of this.#inputs.values()) input.blur();
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const once: Listener = (change) => {
      this.off(event, once);
      listener(change);
    };
    return this.on(event, once);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  /** A token for the entered card, or its error. */
  tokenize(): { readonly token: { readonly id: string } } | { readonly error: CardChange['error'] } {
    for (const part of this.#inputs.keys()) this.#left.add(part);
    this.#changed();
    const input = this.#entered();
    const [problem] = checkCard(input, thisMonth());
    return problem ? { error: asError(problem) } : { token: { id: cardToken(input) } };
  }

  #entered(): CardInput {
    const textOf = (part: CardPart) => this.#inputs.get(part)?.value ?? '';
    return { number: textOf('number'), expiry: textOf('expiry'), cvc: textOf('cvc'), zip: textOf('zip') };
  }

  #changed(): void {
    const input = this.#entered();
    const problems = checkCard(input, thisMonth());
    const said = problems.filter(({ part, code }) => code === 'invalid' || this.#left.has(part));
    for (const [part, element] of this.#inputs)
      if (said.some((problem) => problem.part === part)) element.setAttribute('aria-invalid', 'true');
      else element.removeAttribute('aria-invalid');
    const [first] = said;
    this.#emit('change', {
      elementType: 'card',
      empty: Object.values(input).every((text) => text === ''),
      complete: problems.length === 0,
      error: first && asError(first),
    });
  }

  #emit(event: string, change: CardChange = noChange): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(change);
  }
}

const noChange: CardChange = { elementType: 'card', empty: true, complete: false, error: undefined };

const asError = ({ part, code, message }: CardProblem): CardChange['error'] => ({
  type: 'validation_error',
  code: `${code}_${part}`,
  message,
});
