/** The files of a folder, by their names without extension. */
const filesOf = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}.`);

/** What every document needs at once, by parts of paths. */
const shared = [
  ...['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}/`),
  'node_modules/@vanilla-extract/',
  'vite/preload-helper',
  ...filesOf('app/loading', 'loadCode'),
  ...filesOf('renderers/theme', 'fonts', 'global'),
  ...filesOf('renderers/words', 'words'),
  'renderers/ui/buttons/',
  'renderers/ui/icons/',
  'renderers/ui/loading/',
  ...filesOf('renderers/ui/overlays', 'PanelButton'),
  ...filesOf('renderers/ui/feedback', 'Alert'),
  ...filesOf('renderers/ui/inputs', 'Checkbox', 'field', 'FieldFrame', 'FieldMessage', 'TextField'),
  ...filesOf('renderers/ui/layout', 'Card', 'Page', 'Stack', 'VisuallyHidden'),
  ...filesOf(
    'services/api/client',
    'CALL_TIMEOUT',
    'beforeLogout',
    'currentOrganization',
    'currentSession',
    'drawnFor',
    'findOrganization',
  ),
  ...filesOf(
    'services/api/client',
    'http',
    'keepsCookies',
    'problemOf',
    'ProblemError',
    'refreshSession',
    'serverClock',
    'sessionUse',
  ),
  ...filesOf('services/api', 'sessions'),
  ...filesOf('app/checkout/cart', 'purchaseIntent', 'tabStorage'),
  ...filesOf('app/shell', 'startAnalytics'),
  'app/address/',
  ...filesOf('app/hydration', 'changedFields', 'earlyScript', 'markInlinedSheets', 'renewSession', 'useTakeUp'),
];

/**
 * What entry pages share with forms that ask for a password behind the login, with cards and with single pages: an entry page
 * is no file that others may load.
 */
const entered = [
  ...filesOf('services/api', 'credentials'),
  ...filesOf('app/login', 'credentials', 'EmailField', 'PasswordField', 'useForm'),
  ...filesOf('flows/signup/rules', 'lineFault', 'passwordFaults'),
  ...filesOf('schemas', 'sourceCode'),
  ...filesOf('app/checkout/cart', 'patientSource'),
  ...filesOf('app/shell', 'PolicyParts', 'PolicyText.css'),
];

/** What the documents behind the login need besides. */
const inside = [
  '/csp-provider/',
  '/csp-context/',
  'node_modules/@tanstack/history/',
  'node_modules/use-sync-external-store/',
  'renderers/ports/',
  ...filesOf(
    'app/shell',
    'BrandBar',
    'CrashPage',
    'drawnTitle',
    'Help',
    'Later',
    'Message',
    'PendingPage',
    'SessionGuard',
    'useDismissal',
    'usePageTitle',
  ),
  ...filesOf('app/checkout/cart', 'arrivalStorage'),
  'app/version/',
  ...filesOf('app/visit/address', 'beginningHref', 'dashboardPath', 'readReferrer', 'visitHref'),
  ...filesOf('app/visit/flow', 'isOffered'),
  ...filesOf('renderers/ui/feedback', 'ProgressBar'),
  ...filesOf('app/patient', 'asksToVerify'),
  ...filesOf('app/time', 'browserZone', 'drawnTime', 'useDrawnTime', 'useNow', 'useZone'),
  ...filesOf('flows/kinds/describing', 'CARE_TEAM_ZONE', 'formatMoney', 'momentIn', 'momentText', 'monthsText'),
  ...filesOf('flows/kinds/describing', 'orderNumberOf', 'zoneName', 'zoneOfState'),
  'flows/paths/',
  ...filesOf('flows/verification', 'identityAddress'),
  ...filesOf('flows/visit/address', 'visitPaths'),
  ...filesOf('services/analytics', 'PortalEvents', 'codeOf', 'reportFailure', 'trackEvent'),
  ...filesOf('services/api/client', 'hasCode', 'version'),
  ...filesOf('flows/kinds/fields', 'phoneText'),
  // Little that only visits and some pages of the dashboard need at once: not worth a request.
  ...filesOf('engine/effects', 'EffectError'),
  ...filesOf('renderers/flow', 'useHeldInput'),
];

/** What is told of a visit that was sent: in the visit, and on the home. */
const sent = [...filesOf('app/receipt', 'submittedVisitOf'), ...filesOf('flows/visit', 'submittedTexts')];

/** Little that the home shares with a few other pages each: a file for every one of them would be more than what is in it. */
const small = [
  ...filesOf(
    'app/dashboard/appointments/details',
    'AppointmentTime',
    'CoachingTime',
    'isSoon',
    'shownTime',
    'videoCallUrl',
  ),
  ...filesOf('app/dashboard/email', 'UnverifiedEmail'),
  ...filesOf('app/dashboard/layout', 'VerificationState'),
];

/** What forms need, in visits and in the settings: fields, what may be entered in them, and drafts of answers. */
const forms = [
  ...filesOf('renderers/answering', 'sameAnswer', 'submittable', 'useDraft', 'useFocusFirstProblem'),
  ...filesOf('renderers/words', 'flowWords'),
  ...filesOf('renderers/ui/choices', 'ChoiceCard', 'ChoiceGroup'),
  ...filesOf('engine/answers', 'birthday', 'checkAnswer', 'doubted'),
  ...filesOf('engine/definition', 'applies'),
  'flows/kinds/fields/',
  ...filesOf('flows/kinds/describing', 'answerWords', 'describeChoice'),
  ...filesOf('flows/kinds/options', 'option'),
  ...filesOf('app/time', 'today'),
  // Little, which visits and pages that sell need: not worth a request of its own.
  ...filesOf('app/checkout/cart', 'checkoutStorage'),
];

/** What the steps of visits need besides. */
const answers = [
  // The styles of a page that the server draws and whose code comes later.
  ...filesOf('app/receipt', 'Receipt.css', 'Thanks.css'),
  ...filesOf('renderers/ui/inputs', 'TextArea'),
  'renderers/answering/',
  'renderers/ui/choices/',
  ...filesOf('engine/definition', 'DefinitionError', 'kindOf'),
  'flows/kinds/',
  ...filesOf('flows/labs/rules', 'enteredValues'),
];

/** What pages of the dashboard share, in few files. */
const pages = [
  ...filesOf('app/dashboard/layout', 'LoadAgain'),
  ...filesOf('app/dashboard/realtime', 'coalesced', 'realtimeEvents'),
  ...filesOf('app/dashboard/settings/security/myData', 'sizeText'),
  ...filesOf('app/time', 'dayNumber', 'ZoneName'),
  ...filesOf('app/document', 'mountPortal'),
  ...filesOf('app/hydration', 'isPlainPress'),
];

/** The resources that visits and the dashboard read, and how lists go on. */
const resources = [
  ...filesOf('services/api/client', 'loadNextPage'),
  'react-query/build/modern/queryOptions',
  ...filesOf('services/api', 'intakes', 'states', 'subscriptions', 'users'),
];

/** Parts of paths as a pattern: on Windows, too. */
const among = (parts: readonly string[]) =>
  new RegExp(parts.map((part) => part.replaceAll('.', '\\.').replaceAll('/', '[/\\\\]')).join('|'));

/**
 * How the code of the documents is cut into files: what a document needs at once comes in few, and none brings what only
 * another document needs. Only what runs nothing by itself may be shared.
 */
export const documentCode = [
  { name: 'shared', test: among(shared), includeDependenciesRecursively: false, priority: 7 },
  { name: 'entered', test: among(entered), includeDependenciesRecursively: false, priority: 7 },
  { name: 'resources', test: among(resources), includeDependenciesRecursively: false, priority: 6 },
  { name: 'inside', test: among(inside), includeDependenciesRecursively: false, priority: 6 },
  { name: 'sent', test: among(sent), includeDependenciesRecursively: false, priority: 6 },
  { name: 'small', test: among(small), includeDependenciesRecursively: false, priority: 6 },
  { name: 'forms', test: among(forms), includeDependenciesRecursively: false, priority: 5 },
  { name: 'answers', test: among(answers), includeDependenciesRecursively: false, priority: 4 },
  { name: 'query', test: /[/\\]@tanstack[/\\](?:query-core|react-query)[/\\]/, priority: 4 },
  { name: 'entry', test: /[/\\]entry[/\\]mountEntry\.tsx$/, includeDependenciesRecursively: true, priority: 3 },
  { name: 'visit', test: /[/\\]document[/\\]mountVisit\.tsx$/, includeDependenciesRecursively: true, priority: 2 },
  { name: 'portal', test: among(pages), includeDependenciesRecursively: true, priority: 1 },
];
