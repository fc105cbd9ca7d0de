import type { Break } from './Break.ts';

const login = 'tests/pages/entry/login.test.ts';
const newAccount = 'tests/pages/entry/newAccount.test.ts';
const passwordReset = 'tests/pages/account/passwordReset.test.ts';
const navigation = 'tests/pages/dashboard/navigation.test.ts';

/** Faults of login, sign-up and password reset, of the home, and of the frame around all pages. */
export const breaks: readonly Break[] = [
  {
    name: 'a login forgets the page that it was asked for at',
    file: 'app/entry/auth/routeAfterAuth.ts',
    from: 'if (redirectPath !== undefined) return redirectPath;',
    to: '',
    seenBy: { file: login, test: 'a login > leads to the page that it was asked for at' },
  },
  {
    name: 'a form is sent again with each press of its button',
    file: 'renderers/ui/buttons/Button.tsx',
    from: 'const blocked = busy || reason !== undefined',
    to: 'const blocked = reason !== undefined',
    seenBy: { file: login, test: 'the form > is sent once however often its button is pressed' },
  },
  {
    name: 'a wrong password is refused without a word',
    file: 'app/login/LoginForm.tsx',
    from: '{wrong ? WRONG : problem.message}',
    to: "{wrong ? '' : problem.message}",
    seenBy: { file: login, test: 'the form > says that a password is wrong, keeps the address, and is sent again' },
  },
  {
    name: 'an account forgets by which link its patient came',
    file: 'app/entry/auth/SignupForm.tsx',
    from: '{ ...entered, ...source, terms: true }',
    to: '{ ...entered, terms: true }',
    seenBy: { file: newAccount, test: 'a new account > knows by which link its patient came, in codes' },
  },
  {
    name: 'a new password need not be confirmed',
    file: 'app/entry/reset/NewPasswordPage.tsx',
    from: 'confirmation === password ? undefined',
    to: 'confirmation !== undefined ? undefined',
    seenBy: { file: passwordReset, test: 'says what is wrong with a new password, and sends nothing' },
  },
  {
    name: 'the heading of a page that was come to by a link has no focus',
    file: 'app/shell/Root.tsx',
    from: 'heading.focus({ preventScroll: true });',
    to: '',
    seenBy: {
      file: navigation,
      test: 'the navigation > at the side leads to each page, whose heading has the focus, also by Back',
    },
  },
  {
    name: 'a new version that was put off is announced again at once',
    file: 'app/version/useNewVersion.ts',
    from: 'const DISMISSED_FOR = 60 * MINUTE;',
    to: 'const DISMISSED_FOR = 0;',
    seenBy: {
      file: navigation,
      test: 'a new version > is announced, can be put off for an hour, and is loaded on request',
    },
  },
  {
    name: 'a patient who has put verification off is led to it all the same',
    file: 'app/dashboard/welcome/redirectsToVerification.ts',
    from: '!putOff && !handedOver',
    to: '!handedOver',
    seenBy: {
      file: 'tests/pages/dashboard/home.test.ts',
      test: 'after a visit > leads nowhere where verification was put off, or is done',
    },
  },
  {
    name: 'a visit is begun for a product that it does not sell',
    file: 'app/visit/start/openVisitFor.ts',
    from: 'if (!template?.product_defaults.includes(productId)) return undefined;',
    to: '',
    seenBy: {
      file: 'tests/pages/visit/visitWays.test.ts',
      test: 'a visit > is not begun for a product that it does not sell, or by an unknown template',
    },
  },
];
