/** What the rooms are, and which of the others each may import. `services/*` are the services that run in a browser. */
const rooms = {
  schemas: { may: [], why: 'schemas imports nothing: it holds the shapes that every room shares.' },
  engine: { may: ['schemas'], why: 'engine imports schemas only: no React, no DOM, no services, no medicine.' },
  flows: {
    may: ['schemas', 'engine'],
    why: 'flows imports engine and schemas: effects are named here and provided by app.',
  },
  renderers: {
    may: ['schemas', 'engine', 'flows/kinds', 'flows/*/rules'],
    why: 'renderers imports engine, schemas, the step kinds and the rules of flows: a renderer is a function of its props and sends events.',
  },
  'services/api': { may: ['schemas'], why: 'a browser service imports schemas only.' },
  'services/payments': { may: ['schemas'], why: 'a browser service imports schemas only.' },
  'services/places': { may: ['schemas'], why: 'a browser service imports schemas only.' },
  'services/camera': { may: ['schemas'], why: 'a browser service imports schemas only.' },
  'services/scheduling': { may: ['schemas'], why: 'a browser service imports schemas only.' },
  'services/realtime': { may: ['schemas'], why: 'a browser service imports schemas only.' },
  'services/analytics': { may: ['schemas'], why: 'a browser service imports schemas only.' },
  'services/backend': {
    may: ['schemas', 'engine', 'flows'],
    why: 'the backend imports schemas, engine and flows: it never sees the portal.',
  },
  app: {
    may: ['schemas', 'engine', 'flows', 'renderers', 'services/*'],
    why: 'app never imports the backend: they meet on the wire.',
  },
  stories: {
    may: ['schemas', 'engine', 'flows', 'renderers', 'services/*', 'app'],
    why: 'stories never import the backend.',
  },
  tests: { may: ['*'], why: '' },
};

/**
 * Folders of a room, or of a folder in it, from the bottom up: each may import those before it. Files beside them may
 * import all. A folder comes after the one that it is in, whose order holds for it, too.
 */
const layers = {
  engine: ['conditions', 'definition', 'answers', 'effects', 'walk', 'flow'],
  'engine/authoring': [
    'read',
    'answers',
    'conditions',
    'explore',
    'finding',
    'witness',
    'check',
    'replay',
    'graph',
    'diff',
    'simulate',
    'export',
    'scaffold',
    'commands',
    'vite',
  ],
  'engine/authoring/check': ['files', 'steps', 'machine'],
  'engine/authoring/diff': ['names'],
  'engine/authoring/commands': ['project'],
  flows: [
    'copy',
    'paths',
    'kinds',
    'hours',
    'verification',
    'card',
    'checkout',
    'pharmacy',
    'purchase',
    'visit',
    'signup',
  ],
  'flows/kinds': ['describing', 'definition', 'options', 'fields', 'screens', 'questions', 'identity', 'products'],
  renderers: ['theme', 'words', 'ui', 'ports', 'answering', 'fields', 'steps', 'flow'],
  'renderers/ui': ['icons', 'layout', 'buttons', 'feedback', 'loading', 'overlays', 'inputs', 'choices', 'dates'],
  'renderers/steps': ['frame', 'options', 'offers', 'screens', 'questions', 'identity', 'products'],
  'renderers/steps/offers': ['product', 'plans', 'totals'],
  'renderers/steps/questions': ['code', 'date', 'review'],
  'renderers/steps/identity/photo': ['layout', 'file', 'camera', 'preview'],
  'renderers/steps/products': ['protocolCards', 'treatment', 'plan', 'addOns', 'membership', 'checkout'],
  'renderers/steps/products/checkout': ['layout', 'address', 'card', 'summary'],
  'renderers/fields': ['formats'],
  'renderers/flow': ['state'],
  app: [
    'loading',
    'address',
    'time',
    'flow',
    'patient',
    'hydration',
    'login',
    'version',
    'shell',
    'asking',
    'criticalAlert',
    'receipt',
    'checkout',
    'identity',
    'signup',
    'visit',
    'dashboard',
    'labs',
    'sharedReport',
    'entry',
    'routes',
    'document',
    'dev',
  ],
  'app/checkout': ['charge', 'cart', 'card', 'flow'],
  'app/identity': ['camera', 'flow', 'page'],
  'app/visit': ['address', 'start', 'reads', 'flow', 'page', 'document'],
  'app/dashboard': [
    'realtime',
    'navigation',
    'unread',
    'layout',
    'events',
    'orders',
    'notifications',
    'email',
    'mobile',
    'settings',
    'visits',
    'appointments',
    'subscriptions',
    'medications',
    'providers',
    'timeline',
    'protocol',
    'welcome',
    'home',
    'shop',
    'messages',
  ],
  'app/dashboard/appointments': ['details', 'times', 'booking', 'list', 'schedule', 'callback'],
  'app/dashboard/messages': ['files', 'sending', 'banner', 'search', 'composer', 'history', 'page'],
  'app/dashboard/messages/composer': ['store', 'draft', 'uploads', 'input'],
  'app/dashboard/shop': ['search', 'banners', 'filters', 'grid', 'panels'],
  'app/dashboard/subscriptions': ['texts', 'flow', 'card', 'panel', 'page'],
  'app/entry': ['landing', 'address', 'frame', 'auth', 'reset'],
  'app/routes': ['root', 'dashboard', 'appointments', 'visit'],
  'app/dev': ['stream', 'page'],
  'services/backend': [
    'kernel',
    'adapters',
    'modules',
    'docs',
    'pages',
    'sandbox',
    'catalogue',
    'brands',
    'demo',
    'deploy',
    'drafts',
  ],
  'services/backend/kernel': [
    'ids',
    'clock',
    'cache',
    'secrets',
    'settings',
    'files',
    'pdf',
    'database',
    'problems',
    'http',
    'limits',
    'once',
    'outbox',
    'events',
    'jobs',
  ],
  'services/backend/adapters': [
    'laboratory',
    'mail',
    'mailing',
    'media',
    'payments',
    'realtime',
    'scanner',
    'scheduling',
    'sms',
  ],
  'services/backend/adapters/realtime': ['embedded', 'hosted'],
  'services/backend/modules': [
    'pictures',
    'catalogue',
    'templates',
    'states',
    'organizations',
    'access',
    'accesses',
    'agreements',
    'profile',
    'visits',
    'portal',
    'notifications',
    'stops',
    'health',
    'metrics',
    'users',
    'lifestyle',
    'images',
    'attachments',
    'messages',
    'realtime',
    'mobile',
    'socialSecurity',
    'texting',
    'mailing',
    'sessions',
    'accounts',
    'credentials',
    'twoStep',
    'passkeys',
    'physicians',
    'products',
    'previews',
    'campaigns',
    'coupons',
    'memberships',
    'invoices',
    'payments',
    'cards',
    'intakes',
    'orders',
    'subscriptions',
    'charges',
    'timeline',
    'showcase',
    'appointments',
    'labs',
    'reconciliation',
    'closing',
    'copies',
    'sweep',
  ],
  'services/backend/modules/organizations': ['shop'],
  'services/backend/modules/intakes': ['stored', 'rules', 'completion'],
  'services/backend/modules/subscriptions': ['changes'],
  'services/backend/modules/appointments': ['times', 'requests', 'events'],
  'services/backend/modules/labs': ['receiving', 'outside', 'reading', 'sharing'],
  'services/backend/modules/messages': ['stored'],
  'services/backend/modules/copies': ['sections'],
  'services/backend/sandbox': ['review', 'calendar', 'laboratory', 'messages'],
};

/** Places whose folders know nothing of each other: their order says nothing. */
const apart = new Set(['services/backend/adapters']);

/** Folders that know nothing of some that stand below them: what stands there is of other pages. */
const strangers = {
  'app/labs': ['login', 'version', 'checkout', 'identity', 'signup', 'visit', 'dashboard'],
  'app/entry': ['labs'],
};

const userInterface = {
  group: [
    'react',
    'react-dom',
    'react-dom/*',
    '@xstate/react',
    '@tanstack/*',
    '@base-ui/*',
    '@vanilla-extract/*',
    'lucide-react',
  ],
  message: 'This room knows no user interface.',
};
const server = {
  group: ['node:*', 'fastify', '@fastify/*', 'drizzle-orm', 'drizzle-orm/*', '@electric-sql/*', 'pg'],
  message: 'This room runs in a browser.',
};
const climbing = { group: ['../../../*'], message: 'Reach other rooms by their alias (#room/...).' };

/** What has no user interface, and what may use the platform of a server. */
const withoutInterface = new Set(['schemas', 'engine', 'flows', 'services/backend']);
const onServer = new Set(['services/backend', 'stories', 'tests', 'engine/authoring', 'flows/cli.ts']);

const within = (name) => [`#${name}/*`, `#${name}/**`, `**/../${name}/**`];

const isAllowed = (may, name) =>
  may.some((one) => one === '*' || one === name || (one === 'services/*' && /^services\/(?!backend)/.test(name)));

/** Of a room that may import parts of another, the patterns that let these through. */
const exceptions = (may, name) =>
  may.filter((one) => one.startsWith(`${name}/`)).flatMap((part) => [`!#${part}`, `!#${part}/**`]);

/** The rooms that a room may not import. */
function otherRooms(room) {
  const { may, why } = rooms[room];
  const group = Object.keys(rooms)
    .filter((name) => name !== room && !isAllowed(may, name))
    .flatMap((name) => {
      const open = exceptions(may, name);
      return open.length > 0 ? [`#${name}/*`, `#${name}/*/*`, ...open] : within(name);
    });
  return group.length > 0 ? [{ group, message: why }] : [];
}

/** What no part of an adapter may import, although its room may. */
const outsideAdapters = {
  group: [...within('engine'), ...within('flows')],
  message: 'an adapter stands on the kernel and on schemas: it knows no flow.',
};

const isWithin = (place, folder) => `${place}/`.startsWith(`${folder}/`);

const roomRules = (room, place = room) => [
  ...otherRooms(room),
  ...(withoutInterface.has(room) ? [userInterface] : []),
  ...([...onServer].some((one) => isWithin(place, one)) ? [] : [server]),
  ...(isWithin(place, 'services/backend/adapters') ? [outsideAdapters] : []),
  climbing,
];

const restricted = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** What a folder may not import: what stands above it or apart, and above each of the folders that it is in. */
const upward = (path) =>
  Object.entries(layers).flatMap(([place, folders]) => {
    const at = folders.findIndex((name) => isWithin(path, `${place}/${name}`));
    const unknown = strangers[`${place}/${folders[at]}`] ?? [];
    const below = at === -1 || apart.has(place) ? [] : folders.slice(0, at).filter((name) => !unknown.includes(name));
    const others = at === -1 ? [] : folders.filter((name, index) => index !== at && !below.includes(name));
    if (others.length === 0) return [];
    // A file directly in the folder climbs this far to the place; one in a folder of it once more.
    const climb = '../'.repeat(path.slice(place.length + 1).split('/').length);
    const group = others.flatMap((name) => [`#${place}/${name}/**`, `${climb}${name}/**`, `${climb}../${name}/**`]);
    const named = below.join(', ') || `nothing of ${place}`;
    return [{ group, message: `${place}/${folders[at]} imports only what is below it: ${named}.` }];
  });

const roomOf = (place) => Object.keys(rooms).find((room) => isWithin(place, room));

/** A folder inside a room may import only what stands below it. */
const layered = Object.entries(layers).flatMap(([place, folders]) => {
  const room = roomOf(place);
  return folders.map((folder) => {
    const path = `${place}/${folder}`;
    return restricted([`${path}/**/*.{ts,tsx}`], [...roomRules(room, path), ...upward(path)]);
  });
});

const boundaries = [
  ...Object.keys(rooms)
    .filter((room) => room !== 'tests')
    .map((room) => restricted([`${room}/**/*.{ts,tsx}`], roomRules(room))),
  restricted(['engine/authoring/**/*.ts'], roomRules('engine', 'engine/authoring')),
  restricted(['flows/cli.ts'], roomRules('flows', 'flows/cli.ts')),
  ...layered,
];

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'promise', 'unicorn', 'oxc'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect', 'expect*', 'noComplaints', 'fixture.noComplaints'],
      },
    ],
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'import/no-cycle': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'oxc/no-accumulating-spread': 'off',
    'no-underscore-dangle': [
      'error',
      {
        allow: ['_id'],
      },
    ],
    'unicorn/no-array-sort': 'off',
    // A stop says what follows: `then` is a word of the flow language.
    'unicorn/no-thenable': 'off',
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css', '**/*.css.ts', '@fontsource-variable/*'],
      },
    ],
    'no-console': 'error',
    eqeqeq: ['error', 'always'],
  },
  ignorePatterns: [
    'dist',
    'node_modules',
    'services/api/client/ApiTypes.ts',
    'services/backend/kernel/database/migrations',
  ],
  overrides: [
    ...boundaries,
    {
      files: ['**/*.machine.ts', 'engine/walk/walkMachine.ts', 'app/visit/flow/lateFlows.ts'],
      rules: {
        'typescript/no-unsafe-type-assertion': 'off',
      },
    },
    {
      files: ['tests/bench/**', 'services/analytics/reportFailure.ts'],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: ['services/backend/**'],
      rules: {
        'oxc/no-async-endpoint-handlers': 'off',
      },
    },
    {
      files: ['tests/**', 'stories/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
      },
    },
  ],
};
