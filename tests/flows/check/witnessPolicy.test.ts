import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { confirms } from '#engine/authoring/replay/confirms.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import { shownBy } from '#engine/authoring/witness/shownBy.ts';
import { sourceOf, type Source } from '#engine/authoring/read/Source.ts';
import { answersOf } from '#engine/flow/walks.ts';
import { retentionMachine } from '#flows/retention/retention.machine.ts';
import { edited, remade, smallFlows, type Edit } from './realFlows.ts';

/** A defect of one kind: changed files, more files, or another machine. */
interface Example {
  readonly edits?: readonly Edit[];
  readonly files?: readonly Source[];
  readonly states?: Parameters<typeof remade>[1];
  readonly flows?: readonly FlowEntry[];
  readonly only?: string;
}

const template = 'follow-up-check-in';
const last = '/sections/intake/-';
const question = (id: string, more: object = {}) => ({ id, kind: 'short-text', title: 'A planted question?', ...more });
const planted = (more: object): Example => ({ edits: [[template, last, question('planted', more)]] });
const stop = { id: 'planted', then: 'never', title: 'Not for you', text: 'It can harm you.' };
const stops = (declared: readonly object[], never: object = { feeling: 'worse' }): Example => ({
  edits: [
    [template, '/stops', declared],
    [template, '/conditions/never', never],
  ],
  only: template,
});
const form = (...fields: readonly object[]) => ({ kind: 'form', fields });
const file = (text: string) => sourceOf('flows/intakes/planted.steps.json', text);
const header = '"template": { "name": "Planted", "type": "medication", "end": "treatment" }';
const offer = (more: object): Example => ({ states: { offerAnswered: more }, only: 'retention' });
const invariants = (before: string, always: string): Example => ({
  edits: [['retention', '/invariants', [{ before, always }]]],
  only: 'retention',
});

/** What is found in flows; a dose is found in the catalogue. */
type CodeOfFlows = Exclude<FindingCode, 'doseOutOfLimits'>;

/** One defect of each kind. */
const examples = {
  notJson: { files: [file('{ "flow": "planted",\n }')], only: 'planted' },
  schema: { edits: [[template, '/sections/intake/0/kind', 'choise']] },
  invalidPattern: planted(form({ id: 'zip', type: 'text', label: 'ZIP', pattern: '^[0-9{5}$' })),
  repeatedKey: {
    files: [
      file(
        `{ "flow": "planted", "version": 1, ${header},\n "sections": { "intake": [{ "id": "a", "kind": "short-text", "title": "A?", "title": "B?" }] } }`,
      ),
    ],
    only: 'planted',
  },
  missingCopy: { edits: [[template, '/sections/intake/3/title', ' ']] },
  tooLong: { edits: [[template, '/sections/intake/3/title', 'x'.repeat(141)]] },
  unknownToken: { edits: [[template, '/sections/intake/3/title', 'At {organisation.name}?']] },
  duplicateFlow: {
    files: [
      file(
        `{ "flow": "${template}", "version": 1, ${header},\n "sections": { "intake": [{ "id": "a", "kind": "short-text", "title": "A?" }] } }`,
      ),
    ],
  },
  duplicateStep: planted({ id: 'feeling' }),
  duplicateStop: stops([
    { ...stop, when: 'feelsWorse' },
    { ...stop, when: 'missedDoses' },
  ]),
  unusedCondition: { edits: [[template, '/conditions/planted', { feeling: 'worse' }]] },
  unreachableStop: stops([{ ...stop, when: 'never' }], { all: [{ feeling: 'worse' }, { feeling: 'better' }] }),
  liftedStop: stops([{ ...stop, when: 'never' }], { feeling: 'worse', doses: { answered: false } }),
  duplicateSection: { edits: [[template, '/sections/asked', [question('planted')]]] },
  duplicateValue: { edits: [[template, '/sections/intake/0/options/1/value', 'better']] },
  conflictingFact: { edits: [['signup', '/facts/patient.mobile_number', 'boolean']], only: 'signup' },
  unknownReference: planted({ when: { feelin: 'worse' } }),
  unknownField: planted(
    form({ id: 'street', type: 'text', label: 'Street', suggests: { city: 'citty', state: 'state', zip: 'zip' } }),
  ),
  unknownValue: { edits: [[template, '/conditions/feelsWorse', { feeling: 'wurst' }]] },
  typeMismatch: { edits: [[template, '/conditions/feelsWorse', { feeling: { atLeast: 2 } }]] },
  unknownCondition: planted({ when: 'feelsWorst' }),
  circularCondition: { edits: [[template, '/conditions/feelsWorse', { not: 'feelsWorse' }]] },
  forwardReference: { edits: [[template, '/sections/intake/1/when', 'missedDoses']] },
  unreachableStep: planted({ when: { all: ['feelsWorse', { feeling: 'better' }] } }),
  alwaysTrue: planted({ when: { any: [{ feeling: { answered: true } }, { feeling: { answered: false } }] } }),
  mayBeUnanswered: planted({ when: { 'side-effects-level': { isNot: 'much' } } }),
  answerNotKept: { edits: [['pharmacy', '/sections/pharmacy-questions/1/saves', undefined]], only: 'pharmacy' },
  answerLost: { edits: [['pharmacy', '/sections/pharmacy-questions/1/saves/details', undefined]], only: 'pharmacy' },
  factNotKept: {
    edits: [
      [template, last, question('planted', { kind: 'yes-no', saves: { value: 'visit.moody' } })],
      [template, '/facts/visit.moody', 'boolean'],
    ],
  },
  kindNotKept: {
    edits: [
      [
        template,
        last,
        question('planted', { kind: 'decision', saves: 'visit.next', actions: [{ value: 'on', label: 'Go on' }] }),
      ],
      [template, '/facts/visit.next', 'string'],
    ],
  },
  unanswerable: planted(form({ id: 'pounds', type: 'number', label: 'Weight', minimum: 300, maximum: 100 })),
  believedRange: planted(
    form({ id: 'pounds', type: 'number', label: 'Weight', believed: { minimum: 450, maximum: 70 } }),
  ),
  unreachableState: offer({
    always: [
      { guard: 'cancels', target: 'cancelling' },
      { guard: 'cancels', target: 'booking' },
      { target: 'dismissed' },
    ],
  }),
  unwalkedSection: { edits: [[template, '/sections/extra', [question('planted')]]] },
  unknownSection: { edits: [['retention', '/sections/offer', undefined]], only: 'retention' },
  deadEnd: offer({}),
  endlessLoop: {
    states: { offerAnswered: { always: 'again' }, again: { always: 'offerAnswered' } },
    only: 'retention',
  },
  unhandledFailure: {
    states: { sending: { invoke: { src: 'sendCode', input: answersOf, onDone: 'code' } } },
    only: 'mobile-verification',
  },
  guardedLastBranch: offer({ always: [{ guard: 'cancels', target: 'cancelling' }] }),
  unknownGuard: { edits: [['retention', '/conditions/cancels', undefined]], only: 'retention' },
  effectWithoutContract: {
    edits: [['mobile-verification', '/effects/sendCode', undefined]],
    only: 'mobile-verification',
  },
  contractWithoutEffect: {
    edits: [['mobile-verification', '/effects/callPhone', { learns: { 'mobile.verified': 'boolean' } }]],
    only: 'mobile-verification',
  },
  brokenInvariant: invariants('dismissed', 'cancels'),
  unknownState: invariants('bookin', 'cancels'),
  versionWithoutMigration: { edits: [[template, '/version', 3]] },
  unknownMigrationTarget: {
    edits: [
      [template, '/version', 2],
      [template, '/migrations', [{ to: 2, rename: { mood: 'felling' } }]],
    ],
  },
  movedAnswer: {
    edits: [
      [template, '/version', 2],
      [template, '/migrations', [{ to: 2, rename: { feeling: 'doses' } }]],
    ],
  },
  staleAcknowledgement: {
    edits: [
      [
        template,
        '/acknowledged',
        [{ finding: 'alwaysTrue', at: '/sections/intake/1/when', reason: 'It was so once.' }],
      ],
    ],
  },
  incompleteIndex: {
    flows: [{ flow: 'retention', machine: retentionMachine, composedWith: ['pharmacie'] }],
    only: 'retention',
  },
} as const satisfies { readonly [code in CodeOfFlows]: Example };

/** Kinds of which some findings are shown and others are about what never runs. */
const isSeen = (code: CodeOfFlows) => shownBy[code][0] !== 'nothing';

const codes = Object.keys(examples).filter((code): code is CodeOfFlows => code in shownBy);

/** What is found of an example, with what it was found in. */
function foundOf(code: CodeOfFlows) {
  const { edits = [], files = [], states, flows = smallFlows, only = template }: Example = examples[code];
  const sources = [...edited(edits), ...files];
  const machines = states
    ? flows.map((entry) => (entry.flow === only ? { ...entry, machine: remade(entry.machine, states) } : entry))
    : flows;
  const found = checkFlows({ language: stepLanguage, sources, flows: machines, only }).filter(
    (one) => one.code === code,
  );
  return { found, sources, machines };
}

describe('a finding of the kind', () => {
  it.each(codes)('%s is shown as its kind says', async (code) => {
    const { found, sources, machines } = foundOf(code);
    expect(found.length).toBeGreaterThan(0);
    for (const { witness, why, remedy } of found) {
      const confirmed = witness && (await confirms(witness, sources, machines, stepLanguage));
      expect(confirmed).toBe(isSeen(code) ? true : undefined);
      expect(why).toMatch(/\w+ .*\.$/);
      expect(remedy).toMatch(/\w+.*\.$/);
    }
  });
});

/** Kinds of which the example is refused. What an index lacks is not in the texts. */
const refused = codes.filter((code) => {
  const [first] = shownBy[code];
  return (first === 'reading' || first === 'loading') && code !== 'incompleteIndex' && code !== 'missingCopy';
});

describe('a refusal', () => {
  it.each(refused)('for %s is not confirmed of the flows as they are', async (code) => {
    const witnesses = foundOf(code).found.flatMap(({ witness }) => witness ?? []);
    expect(witnesses.length).toBeGreaterThan(0);
    for (const witness of witnesses) expect(await confirms(witness, edited([]), smallFlows, stepLanguage)).toBe(false);
  });
});
