import type { FindingCode } from '../finding/findingTexts.ts';

/**
 * The kind of witness for a finding. `reading`: the text is refused when it is read. `loading`: the engine refuses the
 * definition. `place`: a walk to the step or state of the finding, or to where the condition decides. `around`: nothing
 * can show it, and the walk comes as near as possible. `exploration`: the walk by which it was found. `draft`: an
 * answer of an earlier version. `nothing`: the finding is about something that never runs.
 */
export type ShownBy = 'reading' | 'loading' | 'place' | 'around' | 'exploration' | 'draft' | 'nothing';

/** The kinds of witness to try for each finding, in order. */
export const shownBy = {
  notJson: ['reading'],
  schema: ['reading'],
  invalidPattern: ['reading'],
  // The last of two equal keys wins and the text can be read, so a walk to the place exists.
  repeatedKey: ['place'],
  missingCopy: ['reading', 'place'],
  tooLong: ['place'],
  unknownToken: ['place'],
  duplicateFlow: ['loading'],
  duplicateStep: ['loading'],
  // Within one file the last section wins, as for any repeated key.
  duplicateSection: ['loading', 'place'],
  duplicateValue: ['place'],
  conflictingFact: ['place'],
  // The fact that a step saves to is not looked up until it is saved.
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
  // If no transition leads towards the state, no walk comes near it.
  unreachableState: ['around', 'nothing'],
  unwalkedSection: ['nothing'],
  unknownSection: ['place'],
  deadEnd: ['exploration'],
  endlessLoop: ['exploration'],
  unhandledFailure: ['exploration'],
  guardedLastBranch: ['place'],
  unknownGuard: ['place', 'loading'],
  // If a condition reads a fact that only the contract declares, the engine refuses the definition.
  effectWithoutContract: ['place', 'loading'],
  // If no condition reads a fact of the contract, nothing shows that the effect is missing.
  contractWithoutEffect: ['place', 'nothing'],
  brokenInvariant: ['exploration'],
  // The state with the most similar name, if there is one.
  unknownState: ['place', 'nothing'],
  // Two migrations to the same version are both applied, which shows no error.
  versionWithoutMigration: ['draft', 'nothing'],
  unknownMigrationTarget: ['draft'],
  movedAnswer: ['draft'],
  staleAcknowledgement: ['nothing'],
  incompleteIndex: ['reading'],
} as const satisfies { readonly [code in FindingCode]: readonly [ShownBy, ...ShownBy[]] };
