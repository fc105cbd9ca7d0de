import type { FindingCode } from '../finding/findingTexts.ts';

/**
 * What shows a finding. `reading`: the text is refused when it is read. `loading`: the engine refuses the definition.
 * `place`: a walk to the step or state where it stands, or to where the condition decides. `around`: nothing can show it,
 * and a walk comes as near as can be. `exploration`: the walk by which it was found. `draft`: what an earlier version was
 * answered. `nothing`: it is about what never runs.
 */
export type ShownBy = 'reading' | 'loading' | 'place' | 'around' | 'exploration' | 'draft' | 'nothing';

/** How findings of each kind are shown: the first of these that there is. */
export const shownBy = {
  notJson: ['reading'],
  schema: ['reading'],
  invalidPattern: ['reading'],
  // The last of two keys counts and the text is read, so that the place can be walked to.
  repeatedKey: ['place'],
  missingCopy: ['reading', 'place'],
  tooLong: ['place'],
  unknownToken: ['place'],
  duplicateFlow: ['loading'],
  duplicateStep: ['loading'],
  // Within one file the last one counts, as of any key.
  duplicateSection: ['loading', 'place'],
  duplicateValue: ['place'],
  conflictingFact: ['place'],
  // What a step saves to is not looked up before it is saved.
  unknownReference: ['loading', 'place'],
  unknownField: ['place'],
  unknownValue: ['place'],
  typeMismatch: ['place'],
  unknownCondition: ['loading'],
  circularCondition: ['loading'],
  forwardReference: ['loading'],
  unreachableStep: ['around'],
  alwaysTrue: ['place'],
  mayBeUnanswered: ['exploration', 'place'],
  answerLost: ['place'],
  answerNotKept: ['place'],
  factNotKept: ['place'],
  kindNotKept: ['place'],
  unanswerable: ['place'],
  // Where nothing leads towards it, no walk comes near.
  unreachableState: ['around', 'nothing'],
  unwalkedSection: ['nothing'],
  unknownSection: ['place'],
  deadEnd: ['exploration'],
  endlessLoop: ['exploration'],
  unhandledFailure: ['exploration'],
  guardedLastBranch: ['place'],
  unknownGuard: ['place', 'loading'],
  // Where a condition reads what only the contract declares, the engine refuses the definition.
  effectWithoutContract: ['place', 'loading'],
  // Where nothing reads what the effect promises, nothing shows that it is missing.
  contractWithoutEffect: ['place', 'nothing'],
  brokenInvariant: ['exploration'],
  // The state that was meant, where one has a name like it.
  unknownState: ['place', 'nothing'],
  // Of two migrations to one version both are carried out, which shows nothing wrong.
  versionWithoutMigration: ['draft', 'nothing'],
  unknownMigrationTarget: ['draft'],
  movedAnswer: ['draft'],
  staleAcknowledgement: ['nothing'],
  incompleteIndex: ['reading'],
} as const satisfies { readonly [code in FindingCode]: readonly [ShownBy, ...ShownBy[]] };
