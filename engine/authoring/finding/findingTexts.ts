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
  repeatedKey: text('Only the last one counts; the others are silently lost.', 'Rename or remove one of them.'),
  missingCopy: text('The patient would see an empty place instead of a text.', 'Write the text.'),
  tooLong: text('It does not fit a phone and few patients read it.', 'Shorten it, or move the rest to the help text.'),
  unknownToken: text(
    'The patient would read the braces and the name in them.',
    'Use one of the names that the flow has, or have a developer add it to flows/copy/copyTokens.ts.',
  ),
  duplicateFlow: text(
    'Answers are stored under the flow’s name; two flows with one name cannot be told apart.',
    'Rename one of them.',
  ),
  duplicateStep: text(
    'Answers are stored under the step’s id; two steps would share one answer.',
    'Give one of them a new id.',
  ),
  duplicateStop: text(
    'A stop is noted and lifted by its id; the two could not be told apart.',
    'Give one of them another id.',
  ),
  unreachableStop: text('It protects nobody.', 'Correct the condition, or remove the stop.'),
  unusedCondition: text(
    'What read it may have been removed by mistake, such as a stop.',
    'Name it where it belongs, or remove it.',
  ),
  liftedStop: text(
    'The patient passes the stop by answering another question, and no one notices.',
    'Let the condition read only what was answered, without "answered": false.',
  ),
  doseOutOfLimits: text(
    'A dose is booked that is not offered without a provider.',
    'Correct the number, or have a clinician change "doseLimits".',
  ),
  duplicateSection: text('A machine could not say which of the two it walks.', 'Rename one of them.'),
  duplicateValue: text(
    'Answers are stored as values; the two could not be told apart.',
    'Give one of them another value.',
  ),
  conflictingFact: text(
    'The flows run together and share their facts; one would misread what the other saves.',
    'Declare the same type in both.',
  ),
  unknownReference: text(
    'A comparison with something that does not exist is never true.',
    'Correct the name, or declare the fact under "facts".',
  ),
  unknownField: text(
    'A chosen address suggestion would not fill in all of its fields.',
    'Name another text field of the same step.',
  ),
  unknownValue: text('A comparison with a value that nobody can give is never true.', 'Use one of the values named.'),
  typeMismatch: text(
    'The comparison does not fit the type of the value, so its result is meaningless.',
    'Use an operator and a value that fit the type.',
  ),
  unknownCondition: text(
    'A condition that does not exist can decide nothing.',
    'Correct the name, or declare it under "conditions".',
  ),
  circularCondition: text('It can never be evaluated.', 'Write out what the condition means without itself.'),
  forwardReference: text(
    'When this condition is evaluated, the other step has not been asked yet, so the comparison is not true.',
    'Move this step behind the step that it reads, or compare with an earlier step.',
  ),
  unreachableStep: text('No patient ever sees this step.', 'Correct the condition, or remove the step.'),
  alwaysTrue: text(
    'The condition looks like a choice, but every patient passes it.',
    'Remove "when", or correct the condition.',
  ),
  mayBeUnanswered: text(
    'A comparison with a missing answer is unknown, and unknown is not true: these patients are left out although no answer of theirs excludes them.',
    'Decide about them: add { "any": [ …, { "<reference>": { "answered": false } } ] }, or require "answered": true beside it.',
  ),
  answerLost: text(
    'A step that saves to facts stores no answer of its own, so this part of the answer is lost.',
    'Name a fact for it under "saves", or save no part of the step to facts.',
  ),
  answerNotKept: text(
    'The answer is never stored: only templates store answers without "saves".',
    'Name a fact under "saves", as a yes-no, an option of a checklist or a field of a form can (a fact "patient.medical_profile.…" is stored on the account), and declare that fact; if the application reads the answer by the step’s id, acknowledge the finding.',
  ),
  factNotKept: text(
    'Here only answers are stored, under the ids of their questions: the fact is forgotten when the patient leaves the page, and the question is asked again.',
    'Remove "saves"; conditions can read the question by its id.',
  ),
  kindNotKept: text(
    'Here only answers are stored, under the ids of their questions, but this kind saves its answer to facts: it is forgotten when the patient leaves the page, and the question is asked again.',
    'Use a kind whose answer is stored under its id, such as choice or short-text, or let the machine ask it in a section of its own.',
  ),
  unanswerable: text('The patient cannot get past this step.', 'Correct the limits so that an answer fits them.'),
  believedRange: text(
    'The patient is asked about every number, or is never asked about one that can be entered.',
    'Correct the range, so that it has values and lies within the limits of the field.',
  ),
  unreachableState: text(
    'The flow never enters this state.',
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
    'The patient sees an empty screen and cannot continue.',
    'Give the state a transition that leads to a screen or to the end.',
  ),
  endlessLoop: text(
    'The flow runs in circles without showing anything; the page hangs.',
    'Let one of the states show a screen, or change the transition that leads back.',
  ),
  unhandledFailure: text(
    'The flow stops with an error and the patient loses their place.',
    'Give the invocation an onError.',
  ),
  guardedLastBranch: text(
    'If none of the conditions is true, the flow stays in a state that shows nothing.',
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
    'The flow can reach this state although the promised condition is not true.',
    'Add the missing check to the machine or, if the path is intended, give the reason under "accepted".',
  ),
  unknownState: text(
    'An invariant about a state that does not exist protects nothing.',
    'Use one of the names of the machine’s states.',
  ),
  versionWithoutMigration: text(
    'Unfinished visits have answers of the earlier version and cannot be migrated.',
    'Add one migration for each version, up to the current one.',
  ),
  unknownMigrationTarget: text(
    'Answers would be moved to a step that does not exist, and be lost.',
    'Use the id of a step of this file.',
  ),
  movedAnswer: text(
    'The step is still asked, but its stored answers move to another step: they are lost or asked again.',
    'Remove the renaming, or give the new question an id that was never used; if the id was reused on purpose, acknowledge the finding.',
  ),
  staleAcknowledgement: text(
    'It accepts a finding that does not exist; the next finding at this place would go unnoticed.',
    'Remove it.',
  ),
  incompleteIndex: text(
    'The flow cannot be checked, and could not run.',
    'Correct the file at this place, or the files that it names.',
  ),
} as const satisfies { readonly [code: string]: FindingText };

/** The literal codes of findings; acknowledgements use them. */
export type FindingCode = keyof typeof findingTexts;
