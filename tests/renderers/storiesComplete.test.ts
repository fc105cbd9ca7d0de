import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepKinds, type StepKind } from '#flows/kinds/stepKinds.ts';
import { importsOf, sourceFiles, sourceOf } from '../support/imports.ts';

const root = resolve(import.meta.dirname, '../..');

/** What every step kind is shown as, unless there is a reason why it is never so. */
const states = [
  'Unanswered',
  'Answered',
  'Rejected',
  'Saving',
  'SaveFailed',
  'Optional',
  'LongTexts',
  'Loading',
  'LoadFailed',
] as const;

type State = (typeof states)[number];
type Absent = { readonly [S in State]?: string };

const readsNothing: Absent = {
  Loading: 'it shows what its definition says and reads nothing',
  LoadFailed: 'it shows what its definition says and reads nothing',
};
const flowSays = 'the flow says it above the step, as the stories of FlowView show';
const asksNothing: Absent = {
  ...readsNothing,
  Unanswered: 'it asks nothing',
  Answered: 'it asks nothing',
  Rejected: 'it asks nothing',
  SaveFailed: flowSays,
  Optional: 'it asks nothing',
};
const buttonsOnly: Absent = {
  ...readsNothing,
  Rejected: 'its buttons are all that can be answered',
  SaveFailed: flowSays,
  Optional: 'one of its buttons is the way on',
};
const ofCart: Absent = {
  Rejected: 'what is chosen of products is no answer that a step refuses: it could not be saved',
  Optional: 'who buys nothing goes back',
};

/** The states that a kind never has, and why. A kind that is not named asks something and reads nothing. */
const absent: { readonly [K in StepKind]?: Absent } = {
  intro: asksNothing,
  notice: asksNothing,
  stop: { ...asksNothing, Saving: 'it has no way on, so nothing of it is saved' },
  report: asksNothing,
  check: {
    Unanswered: 'it asks nothing',
    Rejected: 'it asks nothing',
    SaveFailed: flowSays,
    Optional: 'it asks nothing',
  },
  review: { ...readsNothing, Optional: 'it is there to be confirmed' },
  'protocol-cards': { ...readsNothing, SaveFailed: flowSays, Optional: 'one of its buttons is the way on' },
  treatment: ofCart,
  plan: ofCart,
  'add-ons': { ...ofCart, Optional: 'Skip is a button of its own' },
  membership: ofCart,
  checkout: { Optional: 'an order needs all of it' },
  identity: { ...buttonsOnly, Answered: 'its buttons lead on and keep nothing' },
  'identity-images': {
    Rejected: 'its buttons are all that can be answered',
    SaveFailed: flowSays,
    Optional: 'one of its buttons is the way on',
    LoadFailed: 'an image that cannot be read is asked for again, see ImageUrlExpired',
  },
  photo: {
    ...readsNothing,
    Answered: 'a photo that was sent is shown by the screen that led to it',
    Rejected: 'a photo that is refused could not be saved',
    Optional: 'who has no photo goes back',
  },
  code: {
    ...readsNothing,
    Answered: 'a code that was right is asked for no more',
    Optional: 'who has no code closes the panel',
  },
  decision: { ...buttonsOnly, Answered: 'its buttons lead on and keep nothing' },
  date: { ...readsNothing, Optional: 'there is a day to begin with' },
};

const componentOf = (kind: string) =>
  `${kind
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}Step`;

const storiesIn = (file: string) => [...sourceOf(file).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

describe.each(Object.keys(stepKinds).map((kind) => [kind, componentOf(kind)] as const))('the kind %s', (kind, name) => {
  const stories = storiesIn(`stories/steps/${name}.stories.tsx`);
  const never: { readonly [state: string]: string | undefined } =
    Object.entries(absent).find(([one]) => one === kind)?.[1] ?? readsNothing;

  it('has a story of every state that it can be in', () => {
    expect(states.filter((state) => never[state] === undefined && !stories.includes(state))).toEqual([]);
  });

  it('has no story of a state that it is never in', () => {
    expect(states.filter((state) => never[state] !== undefined && stories.includes(state))).toEqual([]);
  });
});

/** Everything that is reached from some files. */
function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached)
    if (/\.tsx?$/.test(file) && existsSync(join(root, file))) for (const one of importsOf(file)) reached.add(one);
  return reached;
}

/** The components of the portal; the inspector is for developers. */
const components = sourceFiles('app').filter((file) => /\/[A-Z]\w+\.tsx$/.test(file) && !file.startsWith('app/dev/'));

/** What only puts pages together, and shows nothing by itself. */
const frames: ReadonlySet<string> = new Set([
  'App',
  'CrashBoundary',
  'EntryApp',
  'LabsOutlet',
  'Root',
  'VisitDocument',
]);

/** The page of a visit as it runs, which the stories of that page show, and what draws nothing. */
const running: ReadonlySet<string> = new Set(['LaterPorts', 'Leave', 'VisitWalk']);

const nameOf = (file: string) => basename(file, '.tsx');

describe('pages', () => {
  const stories = sourceFiles('stories').filter((file) => file.includes('stories/pages/'));
  const direct = new Set(stories.flatMap(importsOf));
  const reached = reachedFrom(stories);

  it.each(
    components.filter(
      (file) =>
        file.endsWith('Page.tsx') ||
        (file.startsWith('app/visit/') && !running.has(nameOf(file)) && !frames.has(nameOf(file))),
    ),
  )('%s has stories', (file) => {
    expect(direct.has(file)).toBe(true);
  });

  it.each(components.filter((file) => !frames.has(nameOf(file))))('%s is seen in stories', (file) => {
    expect(reached.has(file)).toBe(true);
  });
});
