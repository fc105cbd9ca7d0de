import type { FindingCode } from '../finding/findingTexts.ts';

/**
 * How a finding of the checker is shown to an author by an example, its witness:
 * - `reading`: the steps JSON is refused as soon as it is read;
 * - `loading`: the engine refuses the definition that was read;
 * - `place`: a walk (a sequence of answers) that ends at the step or state in question, or where its condition is tested;
 * - `around`: the place cannot be reached, so the walk ends as near to it as one can get;
 * - `exploration`: the walk on which the checker met the problem;
 * - `draft`: an unfinished visit, answered in an earlier version of the questions and migrated to this one;
 * - `nothing`: there is no example, because what the finding is about is never run.
 */
export type ShownBy = 'reading' | 'loading' | 'place' | 'around' | 'exploration' | 'draft' | 'nothing';

/** The kinds of witness to try for each finding, in order. */
export const shownBy = {
  notJson: ['reading'],
  schema: ['reading'],
  invalidPattern: ['reading'],
  // Not refused: JSON keeps the last of two equal keys, so the walk goes to what was kept.
  repeatedKey: ['place'],
  missingCopy: ['reading', 'place'],
  tooLong: ['place'],
  unknownToken: ['place'],
  duplicateFlow: ['loading'],
  duplicateStep: ['loading'],
  unusedCondition: ['nothing'],
  // Its words name the choice that books it.
  doseOutOfLimits: ['nothing'],
  duplicateStop: ['loading'],
  // Nothing shows what never happens.
  unreachableStop: ['nothing'],
  liftedStop: ['exploration'],
  // Within one file the last section wins, as for any repeated key.
  duplicateSection: ['loading', 'place'],
  duplicateValue: ['place'],
  conflictingFact: ['place'],
  // A fact that a step saves to is looked up only when the step is saved: the definition loads, and a walk gets there.
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
  believedRange: ['place'],
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
  // A walk to the state with the most similar name; there may be none.
  unknownState: ['place', 'nothing'],
  // A draft shows a missing migration. A version that has two of them shows nothing: both are applied.
  versionWithoutMigration: ['draft', 'nothing'],
  unknownMigrationTarget: ['draft'],
  movedAnswer: ['draft'],
  staleAcknowledgement: ['nothing'],
  incompleteIndex: ['reading'],
} as const satisfies { readonly [code in FindingCode]: readonly [ShownBy, ...ShownBy[]] };
