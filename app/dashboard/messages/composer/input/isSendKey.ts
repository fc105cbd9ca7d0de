/** The key code of a key that an input method takes for itself; Safari says so only by it. */
const TAKEN = 229;

interface PressedKey {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a key sends the message: Enter alone, and not where it ends what an input method composes. */
export const isSendKey = ({ key, keyCode, isComposing, shiftKey, ctrlKey, altKey, metaKey }: PressedKey): boolean =>
  key === 'Enter' && !isComposing && keyCode !== TAKEN && !(shiftKey || ctrlKey || altKey || metaKey);
