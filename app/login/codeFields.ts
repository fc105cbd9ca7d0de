/** Where a code of the second step comes from. */
export type CodeSource = 'app' | 'recovery';

const digits = /^\d{6}$/u;

/** Twelve letters and digits, which are written in three groups. */
const groups = /^[0-9a-z]{12}$/iu;

/** The field of each, the text above it, and the way to the other. */
export const codeFields = {
  app: {
    text: 'Enter the code that your authenticator app shows for this account now.',
    label: 'Code',
    hint: '6 digits',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: 'Use a recovery code',
    /** The error of a code; undefined if there is none. */
    check: (typed: string) =>
      digits.test(typed.replaceAll(/\s/gu, '')) ? undefined : 'Please enter the 6 digits that your app shows.',
  },
  recovery: {
    text: 'Enter one of the recovery codes that you saved when you turned two-step sign-in on. Each works once.',
    label: 'Recovery code',
    hint: '12 letters and digits',
    inputMode: 'text',
    autoComplete: 'off',
    other: 'Use a code of your app',
    check: (typed: string) =>
      groups.test(typed.replaceAll(/[\s-]/gu, ''))
        ? undefined
        : 'Please enter a recovery code: 12 letters and digits in three groups.',
  },
} as const;
