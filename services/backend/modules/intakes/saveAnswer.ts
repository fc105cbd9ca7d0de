import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { SavedResponse, SaveResponse } from '#schemas/wire/intake.ts';
import { sqlStateOf } from '../../kernel/database/sqlStateOf.ts';
import { UNIQUE_VIOLATION } from '../../kernel/database/UNIQUE_VIOLATION.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import { today } from '../../kernel/clock/today.ts';
import type { IntakeRow } from '../visits/IntakeRow.ts';
import { refuseUnlessOpen } from './rules/refuseUnlessOpen.ts';
import { replayOf } from '../../kernel/once/replayOf.ts';
import { findIntakeForWrite, writeAnswer } from './stored/store.ts';
import { Visit } from '../visits/Visit.ts';

/** Where an answer belongs, and whose it is. */
export interface SaveTarget {
  readonly intakeId: string;
  readonly responseId: string;
  readonly userId: string;
}

/** The question that is answered, and those of the visit that are out of use. */
interface Question extends Pick<SaveTarget, 'responseId'> {
  readonly retired: readonly string[];
}

interface Planned {
  readonly saved: SavedResponse;
  /** The visit as it is once the answer is written; undefined where the same answer is there already. */
  readonly next: IntakeRow | undefined;
}

function plan(visit: Visit, { responseId, retired }: Question, { value, revision }: SaveResponse, now: Date): Planned {
  const { row, answers, version } = visit;
  refuseUnlessOpen(row);
  if (retired.includes(responseId)) throw problems.questionRetired();
  const response = row.responses.find(({ _id }) => _id === responseId);
  const step = response && version.compiled.steps[version.compiled.positions.get(response.step) ?? -1];
  if (!response || !step) throw problems.notFound('the visit has no such question');
  if (!answers.isRelevant(step.index)) throw problems.stepNotRelevant(response.step);
  if (revision !== response.revision) {
    if (canonicalDigest(value) !== canonicalDigest(response.value)) throw problems.revisionConflict(response);
    return { saved: { response, status: visit.status() }, next: undefined };
  }
  const refused = checkAnswer(step.seenBy(answers).fields, value, today(now));
  if (refused.length > 0) throw problems.invalidAnswer(refused);
  const changed = { ...response, value, revision: revision + 1 };
  const responses = row.responses.map((one) => (one === response ? changed : one));
  const next = { ...row, revision: row.revision + 1, responses };
  answers.accept(step.index, value, changed.revision);
  return { saved: { response: changed, status: visit.status() }, next };
}

/**
 * Saves one answer, checked with the visit's own definition against the patient as stored. What is checked is what is
 * written: where visit or profile change in between, nothing is written and the answer is checked again.
 *
 * A visit that was read for the last answer need not be read again for the next: an old copy can lead to no wrong write,
 * and no refusal is given on its word.
 *
 * @throws ProblemError NotFound, WrongIntakeState, QuestionRetired, StepNotRelevant, InvalidAnswer, RevisionConflict with the stored
 * response, IdempotencyConflict
 */
export async function saveAnswer(
  { database, definitions, recentIntakes, clock }: Portal,
  { intakeId, responseId, userId }: SaveTarget,
  body: SaveResponse,
  { key, digest }: Attempt,
): Promise<SavedResponse> {
  const now = clock();
  let recent = recentIntakes.get(intakeId);
  for (;;) {
    let row = recent?.patient._id === userId ? recent : undefined;
    let retired: readonly string[] = [];
    const remembered = row !== undefined;
    recent = undefined;
    if (!row) {
      const read = await findIntakeForWrite(database, intakeId, userId, key);
      if (!read) throw problems.notFound('the patient has no such visit');
      if (read.recorded) {
        const recorded: SavedResponse = JSON.parse(replayOf(read.recorded, digest));
        return recorded;
      }
      ({ retired } = read);
      row = read;
    }
    const visit = new Visit(row, await definitions.get(row.version_id), now);
    let planned: Planned;
    try {
      planned = plan(visit, { responseId, retired }, body, now);
    } catch (error) {
      if (remembered && error instanceof ProblemError) continue;
      throw error;
    }
    const { saved, next } = planned;
    if (!next) {
      if (remembered) continue;
      return saved;
    }
    const write = { intake: row, key, digest, body: JSON.stringify(saved), now };
    try {
      if (!(await writeAnswer(database, write, responseId, body.value))) continue;
    } catch (error) {
      // The same attempt was recorded by a request beside this one.
      if (sqlStateOf(error) === UNIQUE_VIOLATION) continue;
      throw error;
    }
    recentIntakes.set(intakeId, next);
    return saved;
  }
}
