import type { Break } from './Break.ts';

const sessions = 'tests/pages/account/sessions.test.ts';
const settings = 'tests/pages/account/settings.test.ts';

/** Faults of sessions, settings, security and the mobile number. */
export const breaks: readonly Break[] = [
  {
    name: 'a session that ends takes along what was typed',
    file: 'app/shell/session/useSessionEnd.ts',
    from: 'if (currentSession.wouldLose()) void',
    to: 'if (false) void',
    seenBy: { file: sessions, test: 'a session that nobody uses > keeps what was typed, behind the login' },
  },
  {
    name: 'a page by itself says that its session was used',
    file: 'services/api/client/refreshSession.ts',
    from: '...(!used && { body: JSON.stringify({ used }) }),',
    to: '',
    seenBy: { file: sessions, test: 'a session that nobody uses > ends with the login, which says so and leads back' },
  },
  {
    name: 'a save is lost once the patient has signed in again',
    file: 'services/api/client/clients.ts',
    from: 'return patients(request);',
    to: 'throw problem;',
    seenBy: {
      file: sessions,
      test: 'a session that was ended on another device while something is written > is begun again in place: the input stays, and the save is repeated',
    },
  },
  {
    name: 'another patient who logs in over a page gets what was typed there',
    file: 'services/api/client/currentSession.ts',
    from: 'if (owner !== undefined && owner !== next.user._id) {',
    to: 'if (false) {',
    seenBy: {
      file: sessions,
      test: 'in the settings, a session that ends > leaves nothing of it to another patient who logs in there',
    },
  },
  {
    name: 'a form of the settings sends what was not changed',
    file: 'app/dashboard/settings/form/SettingsForm.tsx',
    from: '!locked.has(name) && !sameValue(answer[name], before[name])',
    to: '!locked.has(name)',
    seenBy: {
      file: settings,
      test: 'personal information > is saved as far as it was changed, and nothing is sent that is wrong',
    },
  },
  {
    name: 'a switch that could not be saved stays as it was pressed',
    file: 'app/dashboard/settings/notifications/NotificationSwitches.tsx',
    from: 'const shown = isPending ?',
    to: 'const shown = variables ?',
    seenBy: { file: settings, test: 'news by text message and mail can be switched once the number is verified' },
  },
  {
    name: 'a device that logs itself out stays on the page',
    file: 'services/api/endDevices.ts',
    from: 'current ? endSession(end) : end()',
    to: 'end()',
    seenBy: {
      file: 'tests/pages/account/security.test.ts',
      test: 'a signed-in device > that asks is logged out as by the menu',
    },
  },
  {
    name: 'the file of recovery codes is empty',
    file: 'app/dashboard/settings/security/twoStep/RecoveryCodes.tsx',
    from: "downloadText('recovery-codes.txt', file)",
    to: "downloadText('recovery-codes.txt', '')",
    seenBy: {
      file: 'tests/pages/account/twoStep.test.ts',
      test: 'is turned on, asked for at the login, and turned off',
    },
  },
  {
    name: 'a code whose answer is lost does not count as served',
    file: 'app/dashboard/mobile/mobileEffects.ts',
    from: "hasCode(error, 'NetworkError', 'CodeExpired')",
    to: "hasCode(error, 'CodeExpired')",
    seenBy: {
      file: 'tests/pages/account/mobile.test.ts',
      test: 'a code whose answer is lost on the way is found to have served',
    },
  },
];
