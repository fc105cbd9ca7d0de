import type { StepBase } from '#schemas/flow/stepBase.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { Edit } from './realFlows.ts';
import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { namedConditions, placedSteps } from '#engine/authoring/read/conditionPlaces.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { conditionsIn } from '../walks/conditionsIn.ts';
import { partsOf, type Leaf } from '#engine/authoring/read/partsOf.ts';
import { promiseOf } from '#engine/authoring/read/promiseOf.ts';
import { pointerPart } from '#engine/authoring/read/readJson.ts';
import { fieldType, type Vocabulary } from '#engine/authoring/answers/Vocabulary.ts';

/** What an author might do to a steps JSON by mistake, and the same place changed without harm. */
export interface Mutant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** What is found of it, and where. */
  readonly code: FindingCode;
  readonly pointer: string;
  readonly twin: readonly Edit[];
}

/** A set whose texts are mutated, and every name that it may use. */
export interface Subject {
  readonly set: StepSet;
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly string[];
  /** Facts that other sets declare too. */
  readonly shared: ReadonlySet<string>;
}

/** One way to break a set, at every place where it can be done. */
export interface Operator {
  readonly name: string;
  /** What may be found besides, because it follows from the defect. */
  readonly follows: readonly FindingCode[];
  readonly mutants: (subject: Subject) => readonly Omit<Mutant, 'name'>[];
}

/** What follows where a condition is no longer what it was. */
const undecided: readonly FindingCode[] = [
  'unreachableStep',
  'unreachableStop',
  'alwaysTrue',
  'mayBeUnanswered',
  'unreachableState',
  'brokenInvariant',
  'staleAcknowledgement',
  'endlessLoop',
];

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

const leavesIn = (set: StepSet): readonly Leaf[] =>
  conditionsIn(set).flatMap(({ condition, pointer }) => partsOf(condition, pointer).leaves);

/** The texts of steps and stops that a patient reads, by pointer. */
function textsIn(set: StepSet, keys: readonly string[]) {
  const found: { readonly pointer: string; readonly text: string }[] = [];
  const visit = (value: unknown, key: string, pointer: string): void => {
    if (typeof value === 'string') {
      if (keys.includes(key)) found.push({ pointer, text: value });
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) visit(part, name, pointer + pointerPart(name));
  };
  visit(set.sections, '', '/sections');
  visit(set.stops ?? [], '', '/stops');
  return found;
}

/** The steps that are shown under a condition of their own. */
const conditional = (set: StepSet) =>
  placedSteps(stepKinds, set).flatMap(({ step, section, pointer }) =>
    step.when === undefined ? [] : [{ step, section, pointer, when: step.when }],
  );

/** Steps that ask something plain, with a list of values to choose from. */
const choices = (set: StepSet) =>
  placedSteps(stepKinds, set).flatMap(({ step, pointer }) =>
    isKind(step, 'choice') || isKind(step, 'checklist') ? [{ step, pointer }] : [],
  );

/** A step that may stand in any set: it asks nothing that somebody would have to keep. */
const notice = (id: string, when?: Condition) => ({
  id,
  kind: 'notice',
  title: 'A planted notice',
  actions: [{ label: 'Go on', does: 'continue' }],
  ...(when !== undefined && { when }),
});

/** The last place of each section at which a step can be added: not behind a notice that ends it. */
const ends = (set: StepSet) =>
  Object.entries(set.sections).flatMap(([name, steps]) =>
    steps.some(({ kind }) => kind === 'notice') || steps.length < 2
      ? []
      : [{ name, at: steps.length, pointer: `/sections/${name}/${steps.length}` }],
  );

const isSwitch = (step: StepBase) => step.kind === 'choice' || step.kind === 'yes-no';

export const operators: readonly Operator[] = [
  {
    name: 'a text is emptied',
    follows: [],
    mutants: ({ set }) =>
      textsIn(set, ['title', 'label', 'help']).map(({ pointer, text }) => ({
        edits: [[set.flow, pointer, ' ']],
        code: 'missingCopy',
        pointer,
        twin: [[set.flow, pointer, `${text.slice(0, 60)} `]],
      })),
  },
  {
    name: 'a title is too long',
    follows: [],
    mutants: ({ set }) =>
      textsIn(set, ['title']).map(({ pointer }) => ({
        edits: [[set.flow, pointer, 'x'.repeat(141)]],
        code: 'tooLong',
        pointer,
        twin: [[set.flow, pointer, 'x'.repeat(140)]],
      })),
  },
  {
    name: 'a pattern has a bracket too many',
    follows: [],
    mutants: ({ set }) =>
      placedSteps(stepKinds, set).flatMap(({ step, pointer }) =>
        (isKind(step, 'form') || isKind(step, 'checkout') ? step.fields : []).flatMap((field, at) => {
          if (!('pattern' in field) || field.pattern === undefined) return [];
          const place = `${pointer}/fields/${at}/pattern`;
          return [
            {
              edits: [[set.flow, place, `${field.pattern})`]],
              code: 'invalidPattern',
              pointer: place,
              twin: [[set.flow, place, `(?:${field.pattern})`]],
            },
          ];
        }),
      ),
  },
  {
    name: 'a text names a token that there is not',
    follows: [],
    mutants: ({ set, tokens }) =>
      textsIn(set, ['title']).map(({ pointer }) => ({
        edits: [[set.flow, pointer, 'Welcome to {organisation.nam}']],
        code: 'unknownToken',
        pointer,
        twin: [[set.flow, pointer, `Welcome to {${tokens[0] ?? ''}}`.replace('{}', '')]],
      })),
  },
  {
    name: 'a reference is misspelled',
    follows: [],
    mutants: ({ set }) =>
      leavesIn(set).map(({ ref, asked, pointer }) => ({
        edits: [
          [set.flow, pointer, undefined],
          [set.flow, `${parentOf(pointer)}/${ref}x`, asked],
        ],
        code: 'unknownReference',
        pointer: `${parentOf(pointer)}/${ref}x`,
        twin: [[set.flow, pointer, typeof asked === 'object' ? { ...asked } : { is: asked }]],
      })),
  },
  {
    name: 'a value is misspelled',
    follows: undecided,
    mutants: ({ set, vocabulary }) =>
      leavesIn(set).flatMap(({ ref, asked, pointer }) => {
        const target = vocabulary.resolve(ref);
        const type =
          target.kind === 'fact' ? target.type : target.kind === 'field' ? fieldType(target.field) : undefined;
        if (typeof asked !== 'string' || type?.type !== 'enum') return [];
        return [
          {
            edits: [[set.flow, pointer, `${asked}zz`]],
            code: 'unknownValue',
            pointer,
            twin: [[set.flow, pointer, { in: [asked] }]],
          },
        ];
      }),
  },
  {
    name: 'a comparison does not fit the type',
    follows: undecided,
    mutants: ({ set, vocabulary }) =>
      leavesIn(set).flatMap(({ ref, asked, pointer }) => {
        const target = vocabulary.resolve(ref);
        const type =
          target.kind === 'fact' ? target.type : target.kind === 'field' ? fieldType(target.field) : undefined;
        if (type === undefined || type.type === 'number') return [];
        return [
          {
            edits: [[set.flow, pointer, { atLeast: 2 }]],
            code: 'typeMismatch',
            pointer,
            twin: [[set.flow, pointer, typeof asked === 'object' ? { ...asked } : { is: asked }]],
          },
        ];
      }),
  },
  {
    name: 'the name of a condition is misspelled',
    follows: [],
    mutants: ({ set }) =>
      conditionsIn(set).flatMap(({ condition, pointer }) =>
        partsOf(condition, pointer).uses.map((use) => ({
          edits: [[set.flow, use.pointer, `${use.name}x`]],
          code: 'unknownCondition' as const,
          pointer: use.pointer,
          twin: [[set.flow, use.pointer, { all: [use.name] }]],
        })),
      ),
  },
  {
    name: 'a condition refers to itself',
    follows: ['circularCondition'],
    mutants: ({ set }) =>
      namedConditions(set).map(({ name, condition, pointer }) => ({
        edits: [[set.flow, pointer, { not: name }]],
        code: 'circularCondition',
        pointer: `${pointer}/not`,
        twin: [[set.flow, pointer, { all: [condition] }]],
      })),
  },
  {
    name: 'a question is asked before the one that it reads',
    follows: ['forwardReference'],
    mutants: ({ set, vocabulary }) =>
      conditional(set).flatMap(({ step, section, when }) => {
        const steps = set.sections[section] ?? [];
        const read = steps.findIndex(({ id }) =>
          [
            ...partsOf(when, '').leaves,
            ...partsOf(when, '').uses.flatMap(({ name }) => partsOf(set.conditions?.[name] ?? '', '').leaves),
          ].some(({ ref }) => {
            const target = vocabulary.resolve(ref);
            return target.kind === 'field' && target.step === id;
          }),
        );
        if (read < 0) return [];
        const others = steps.filter((one) => one !== step);
        const before = [...others.slice(0, read), step, ...others.slice(read)];
        const behind = [...others.slice(0, read + 1), step, ...others.slice(read + 1)];
        return [
          {
            edits: [[set.flow, `/sections/${section}`, before]],
            code: 'forwardReference',
            pointer: `/sections/${section}/${read}/when`,
            twin: [[set.flow, `/sections/${section}`, behind]],
          },
        ];
      }),
  },
  {
    name: 'a condition contradicts itself',
    // What a step that is never shown would have learned may be promised later, or raise a stop.
    follows: ['unreachableStep', 'unreachableStop', 'mayBeUnanswered', 'alwaysTrue', 'brokenInvariant'],
    mutants: ({ set }) =>
      conditional(set).map(({ when, pointer }) => ({
        edits: [[set.flow, `${pointer}/when`, { all: [when, { not: when }] }]],
        code: 'unreachableStep',
        pointer: `${pointer}/when`,
        twin: [[set.flow, `${pointer}/when`, { all: [when] }]],
      })),
  },
  {
    name: 'a question demands what hides the one that it reads',
    follows: [],
    mutants: ({ set }) =>
      conditional(set)
        .filter(({ step }) => isSwitch(step))
        .flatMap(({ step, section, when }) =>
          ends(set)
            .filter(({ name }) => name === section)
            .map(({ name, pointer }) => ({
              edits: [
                [
                  set.flow,
                  `/sections/${name}/-`,
                  notice('planted', { all: [{ [step.id]: { answered: true } }, { not: when }] }),
                ],
              ],
              code: 'unreachableStep' as const,
              pointer: `${pointer}/when`,
              twin: [
                [
                  set.flow,
                  `/sections/${name}/-`,
                  notice('planted', { all: [{ [step.id]: { answered: true } }, when] }),
                ],
              ],
            })),
        ),
  },
  {
    name: 'a condition is always true',
    follows: [],
    mutants: ({ set }) =>
      ends(set).flatMap(({ name, pointer }) =>
        (set.sections[name] ?? []).filter(isSwitch).map(({ id }) => ({
          edits: [
            [
              set.flow,
              `/sections/${name}/-`,
              notice('planted', { any: [{ [id]: { answered: true } }, { [id]: { answered: false } }] }),
            ],
          ],
          code: 'alwaysTrue' as const,
          pointer: `${pointer}/when`,
          twin: [[set.flow, `/sections/${name}/-`, notice('planted', { [id]: { answered: true } })]],
        })),
      ),
  },
  {
    name: 'a step is copied with its id',
    follows: ['duplicateStep'],
    mutants: ({ set }) =>
      ends(set).flatMap(({ name, pointer }) =>
        (set.sections[name] ?? []).map((step) => ({
          edits: [[set.flow, `/sections/${name}/-`, step]],
          code: 'duplicateStep' as const,
          pointer: `${pointer}/id`,
          twin: [[set.flow, `/sections/${name}/-`, notice(`${step.id}-again`)]],
        })),
      ),
  },
  {
    name: 'a value is given twice',
    follows: undecided,
    mutants: ({ set }) =>
      choices(set).flatMap(({ step, pointer }) => {
        const [first] = step.options;
        if (!first) return [];
        return [
          {
            edits: [[set.flow, `${pointer}/options/-`, { value: first.value, label: 'Once more' }]],
            code: 'duplicateValue',
            pointer: `${pointer}/options`,
            twin: [
              [
                set.flow,
                `${pointer}/options/-`,
                { value: 'planted', label: 'Once more', ...('saves' in first && { saves: first.saves }) },
              ],
            ],
          },
        ];
      }),
  },
  {
    name: 'a step stands behind one that ends the walk',
    follows: [],
    mutants: ({ set }) =>
      Object.entries(set.sections).flatMap(([name, steps]) => {
        const [only] = steps;
        const isEnd = only && isKind(only, 'notice') && only.actions.every(({ does }) => does !== 'continue');
        return steps.length === 1 && isEnd
          ? [
              {
                edits: [[set.flow, `/sections/${name}/-`, notice('planted')]],
                code: 'unreachableStep' as const,
                pointer: `/sections/${name}/1`,
                twin: [[set.flow, `/sections/${name}/0/title`, 'Another title']],
              },
            ]
          : [];
      }),
  },
  {
    name: 'a section is renamed',
    follows: ['unknownSection'],
    mutants: ({ set }) =>
      Object.entries(set.sections)
        // What is acknowledged by its place is not, in a section of another name.
        .filter(([name]) => !(set.acknowledged ?? []).some(({ at }) => at.startsWith(`/sections/${name}/`)))
        .map(([name, steps]) => ({
          edits: [
            [set.flow, `/sections/${name}`, undefined],
            [set.flow, `/sections/${name}x`, steps],
          ],
          code: 'unwalkedSection',
          pointer: `/sections/${name}x`,
          twin: [[set.flow, `/sections/${name}`, steps]],
        })),
  },
  {
    name: 'a fact is no longer declared',
    follows: ['unknownReference'],
    mutants: ({ set, shared }) => {
      const learned = new Set(Object.values(set.effects ?? {}).flatMap(({ learns = {} }) => Object.keys(learns)));
      return Object.keys(set.facts ?? {}).flatMap((ref) => {
        const [leaf] = learned.has(ref) || shared.has(ref) ? [] : leavesIn(set).filter((one) => one.ref === ref);
        return leaf
          ? [
              {
                edits: [[set.flow, `/facts/${ref}`, undefined]],
                code: 'unknownReference',
                pointer: leaf.pointer,
                twin: [[set.flow, '/facts/planted.fact', 'boolean']],
              },
            ]
          : [];
      });
    },
  },
  {
    name: 'the version is raised without a migration',
    follows: [],
    mutants: ({ set }) => [
      {
        edits: [[set.flow, '/version', set.version + 1]],
        code: 'versionWithoutMigration',
        pointer: '/version',
        twin: [
          [set.flow, '/version', set.version + 1],
          [set.flow, '/migrations', [...(set.migrations ?? []), { to: set.version + 1, drop: ['never-asked'] }]],
        ],
      },
    ],
  },
  {
    name: 'a migration leads to a step that there is not',
    follows: [],
    mutants: ({ set }) =>
      placedSteps(stepKinds, set).map(({ step }) => {
        const version = set.version + 1;
        const renaming = (to: string): Edit => [
          set.flow,
          '/migrations',
          [...(set.migrations ?? []), { to: version, rename: { 'asked-once': to } }],
        ];
        return {
          edits: [[set.flow, '/version', version], renaming(`${step.id}x`)],
          code: 'unknownMigrationTarget',
          pointer: `/migrations/${set.migrations?.length ?? 0}/rename/asked-once`,
          twin: [[set.flow, '/version', version], renaming(step.id)],
        };
      }),
  },
  {
    name: 'a migration takes the answers of a step that stays',
    follows: [],
    mutants: ({ set }) => {
      const version = set.version + 1;
      const [last] = placedSteps(stepKinds, set).toReversed();
      const renaming = (from: string): Edit => [
        set.flow,
        '/migrations',
        [...(set.migrations ?? []), { to: version, rename: { [from]: last?.step.id } }],
      ];
      return placedSteps(stepKinds, set)
        .slice(0, -1)
        .filter(({ step }) => fieldsOf(step).length > 0)
        .map(({ step }) => ({
          edits: [[set.flow, '/version', version], renaming(step.id)],
          code: 'movedAnswer',
          pointer: `/migrations/${set.migrations?.length ?? 0}/rename/${step.id}`,
          twin: [[set.flow, '/version', version], renaming('asked-once')],
        }));
    },
  },
  {
    name: 'the contract of an effect is removed',
    follows: [...undecided, 'unknownReference'],
    mutants: ({ set }) =>
      Object.entries(set.effects ?? {}).map(([name, contract]) => ({
        edits: [[set.flow, `/effects/${name}`, undefined]],
        code: 'effectWithoutContract',
        pointer: `/effects/${name}`,
        twin: [
          [set.flow, `/effects/${name}`, { ...contract, learns: { ...contract.learns, 'planted.fact': 'boolean' } }],
        ],
      })),
  },
  {
    name: 'a contract is misspelled',
    follows: ['effectWithoutContract', ...undecided],
    mutants: ({ set }) =>
      Object.entries(set.effects ?? {}).map(([name, contract]) => ({
        edits: [
          [set.flow, `/effects/${name}`, undefined],
          [set.flow, `/effects/${name}x`, contract],
        ],
        code: 'contractWithoutEffect',
        pointer: `/effects/${name}x`,
        twin: [[set.flow, `/effects/${name}`, { ...contract }]],
      })),
  },
  {
    name: 'an invariant names a state that there is not',
    follows: ['staleAcknowledgement'],
    mutants: ({ set }) =>
      (set.invariants ?? []).map(({ before }, at) => ({
        edits: [[set.flow, `/invariants/${at}/before`, `${before}x`]],
        code: 'unknownState',
        pointer: `/invariants/${at}/before`,
        twin: [[set.flow, `/invariants/${at}/before`, before]],
      })),
  },
  {
    name: 'an invariant names a condition that there is not',
    follows: ['staleAcknowledgement'],
    mutants: ({ set }) =>
      (set.invariants ?? []).map((invariant, at) => {
        const promised = promiseOf(invariant);
        const pointer = `/invariants/${at}/${invariant.always === undefined ? 'never' : 'always'}`;
        return {
          edits: [[set.flow, pointer, `${promised}x`]],
          code: 'unknownCondition',
          pointer,
          twin: [[set.flow, pointer, promised]],
        };
      }),
  },
];
