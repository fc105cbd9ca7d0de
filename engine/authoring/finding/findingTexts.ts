interface FindingText {
  readonly severity: 'error' | 'warning';
  readonly why: string;
  readonly remedy: string;
}

const text = (why: string, remedy: string, severity: FindingText['severity'] = 'error'): FindingText => ({
  severity,
  why,
  remedy,
});

/** The reason and remedy of every kind of finding. */
export const findingTexts = {
  notJson: text(
    'The flow cannot be loaded.',
    'Correct the text at this line; a missing or extra comma or quote is the usual cause.',
  ),
  schema: text(
    'The engine and the screens rely on this shape; they would fail or show nothing here.',
    'Compare with a neighbour of the same kind; an editor that knows flows/steps.schema.json offers what is allowed.',
  ),
  invalidPattern: text(
    'No text can be compared with it; the step fails as soon as it is answered.',
    'Correct the regular expression; a bracket that is not closed or a needless backslash is the usual cause.',
  ),
  repeatedKey: text('Only the last one counts; the others are lost without a word.', 'Rename or remove one of them.'),
  missingCopy: text('The patient would see an empty place instead of a text.', 'Write the text.'),
  tooLong: text('It does not fit a phone and few patients read it.', 'Shorten it, or move the rest to the help text.'),
  unknownToken: text(
    'The patient would read the braces and the name in them.',
    'Use one of the names that the flow has, or have a developer add it to flows/copy/copyTokens.ts.',
  ),
  duplicateFlow: text('Answers are kept by flow; two of one name cannot be told apart.', 'Rename one of them.'),
  duplicateStep: text('Answers are kept by step id; two steps would share one answer.', 'Give one of them a new id.'),
  duplicateSection: text('A machine could not say which of the two it walks.', 'Rename one of them.'),
  duplicateValue: text(
    'Answers are kept by value; the two could not be told apart.',
    'Give one of them another value.',
  ),
  conflictingFact: text(
    'The flows are composed and share their facts; each would read the other as something else.',
    'Declare the same type in both.',
  ),
  unknownReference: text(
    'A comparison with something that does not exist is never true.',
    'Correct the name, or declare the fact under "facts".',
  ),
  unknownField: text(
    'An address that is chosen from the suggestions would not be entered as a whole.',
    'Name another field of the same step that takes text.',
  ),
  unknownValue: text('A comparison with a value that nobody can give is never true.', 'Use one of the values named.'),
  typeMismatch: text(
    'The comparison does not fit what is compared; its result is not what it says.',
    'Use an operator and a value that fit the type.',
  ),
  unknownCondition: text(
    'Nothing can be decided by a condition that does not exist.',
    'Correct the name, or declare it under "conditions".',
  ),
  circularCondition: text('It can never be evaluated.', 'Write out what the condition means without itself.'),
  forwardReference: text(
    'When this is decided the other step has not been asked, so the comparison is not true.',
    'Move this step behind the one that it reads, or compare with an earlier one.',
  ),
  unreachableStep: text('No patient ever sees this step.', 'Correct the condition, or remove the step.'),
  alwaysTrue: text(
    'The condition looks as if it chose, and everybody passes.',
    'Remove "when", or correct the condition.',
  ),
  mayBeUnanswered: text(
    'A comparison with an absent answer is unknown, and unknown is not true: those patients are left out although nothing they said excludes them.',
    'Say what holds for them: add { "any": [ …, { "<reference>": { "answered": false } } ] }, or demand "answered": true beside it.',
  ),
  answerLost: text(
    'A step that saves facts keeps no answer of its own, so this part of the answer is not kept.',
    'Name the fact that keeps it under "saves", or save none of the step.',
  ),
  answerNotKept: text(
    'The patient answers, and nobody ever reads it: only templates keep answers by themselves.',
    'Say under "saves" which fact keeps it, as a yes-no, an option of a checklist or a field of a form can (a fact "patient.medical_profile.…" is kept on the account), and declare that fact; where the application takes the answer by the step’s id, acknowledge that.',
  ),
  factNotKept: text(
    'Here every answer is kept by the id of its question, and nothing else is: what the fact held is forgotten when the page is left, and the question is asked again.',
    'Remove "saves"; a condition reads the question by its id.',
  ),
  kindNotKept: text(
    'Here every answer is kept by the id of its question, and a question of this kind keeps it in facts only: it is forgotten when the page is left, and the question is asked again.',
    'Ask with a kind that is kept by its id, such as choice or short-text, or let the machine ask it in a section of its own.',
  ),
  unanswerable: text('The patient cannot get past this step.', 'Correct the limits so that an answer fits them.'),
  unreachableState: text(
    'What the state does never happens.',
    'Correct the conditions that lead to it, or remove the state.',
  ),
  unwalkedSection: text(
    'No machine of the flow shows this section, so its questions are never asked.',
    'Let the machine walk it, or remove it.',
  ),
  unknownSection: text(
    'A walk of a section that does not exist ends at once.',
    'Correct the name, or add the section.',
  ),
  deadEnd: text(
    'The patient is left with nothing on screen and no way on.',
    'Give the state a transition that leads to a screen or to the end.',
  ),
  endlessLoop: text(
    'The flow runs in circles without showing anything; the page hangs.',
    'Let one of the states show a screen, or change what leads back.',
  ),
  unhandledFailure: text(
    'The flow stops with an error and the patient loses the place.',
    'Give the invocation an onError.',
  ),
  guardedLastBranch: text(
    'Where none of the conditions is true the flow stays in a state that shows nothing.',
    'Add a last branch without a guard.',
  ),
  unknownGuard: text(
    'The machine branches on something that the checker and the authors cannot see.',
    'Declare a condition of that name, and take the guards from guardsOf.',
  ),
  effectWithoutContract: text(
    'Its results and failures cannot be explored.',
    'Describe what it learns and how it fails under "effects".',
  ),
  contractWithoutEffect: text('The facts it promises are never learned.', 'Correct the name, or remove it.'),
  brokenInvariant: text(
    'The flow reaches a state without what it promises to hold there.',
    'Add the missing check to the machine, or, if the path is meant, say why under "accepted".',
  ),
  unknownState: text(
    'An invariant about a state that does not exist protects nothing.',
    'Use one of the names of the machine’s states.',
  ),
  versionWithoutMigration: text(
    'Visits that are half way keep answers of the earlier version and cannot be carried over.',
    'Add one migration for each version, up to the current one.',
  ),
  unknownMigrationTarget: text(
    'Answers would be carried to a step that does not exist, and be lost.',
    'Use the id of a step of this file.',
  ),
  movedAnswer: text(
    'The step is still asked, and what it was answered goes to another one: it is lost or asked again.',
    'Remove the renaming, or give the new question an id that no question ever had; where the id has been given to another question on purpose, acknowledge it.',
  ),
  staleAcknowledgement: text(
    'It accepts something that is not there; the next finding at this place would go unseen.',
    'Remove it.',
  ),
  incompleteIndex: text(
    'The flow cannot be checked, and could not run.',
    'Correct the file at this place, or what it names.',
  ),
} as const satisfies { readonly [code: string]: FindingText };

/** The literal codes of findings; acknowledgements use them. */
export type FindingCode = keyof typeof findingTexts;
