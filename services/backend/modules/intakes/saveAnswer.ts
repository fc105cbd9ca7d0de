import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { classFacts } from '#flows/medicines/rules/classFacts.ts';
import type { SavedResponse, SaveResponse } from '#schemas/wire/intake.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import type { WriteBatches } from '../../kernel/once/WriteBatches.ts';
import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import { today } from '../../kernel/clock/days.ts';
import type { NotedStop } from '../visits/notedStops.ts';
import type { RaisedStop } from '../stops/RaisedStop.ts';
import { stopsOfTreatments } from '../stops/stopsOfPatient.ts';
import { stopsIn } from '../stops/stopsIn.ts';
import type { OpenedIntake } from '../visits/IntakeRow.ts';
import { refuseUnlessOpen } from './rules/refusals.ts';
import { replayOf } from '../../kernel/once/replayOf.ts';
import { findIntakeForWrite, type CheckedAnswer } from './stored/store.ts';
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
  readonly next: OpenedIntake | undefined;
}

function savedOf(visit: Visit, response: SavedResponse['response']): SavedResponse {
  const medicine_classes = visit.namedClasses();
  return { response, status: visit.status(), ...(medicine_classes && { medicine_classes }) };
}

function plan(
  row: OpenedIntake,
  visit: Visit,
  { responseId, retired }: Question,
  { value, revision }: SaveResponse,
  now: Date,
): Planned {
  const { answers, version } = visit;
  refuseUnlessOpen(row);
  if (retired.includes(responseId)) throw problems.questionRetired();
  const response = row.responses.find(({ _id }) => _id === responseId);
  const step = response && version.compiled.steps[version.compiled.positions.get(response.step) ?? -1];
  if (!response || !step) throw problems.notFound('the visit has no such question');
  if (!answers.isRelevant(step.index)) throw problems.stepNotRelevant(response.step);
  if (revision !== response.revision) {
    if (canonicalDigest(value) !== canonicalDigest(response.value)) throw problems.revisionConflict(response);
    return { saved: savedOf(visit, response), next: undefined };
  }
  const refused = checkAnswer(step.seenBy(answers).fields, value, today(now));
  if (refused.length > 0) throw problems.invalidAnswer(refused);
  const changed = { ...response, value, revision: revision + 1 };
  const responses = row.responses.map((one) => (one === response ? changed : one));
  const next = { ...row, revision: row.revision + 1, responses };
  visit.accept(step.index, value, changed.revision);
  return { saved: savedOf(visit, changed), next };
}

const noted = ({ stop, kind }: RaisedStop): NotedStop => ({ stop, kind, here: true, cleared: false, answers: null });

/** @throws whatever is no refusal */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ProblemError)) throw error;
}

/**
 * Saves one answer, checked with the visit's own definition against the patient as stored. What is checked is what is
 * written: where visit or profile change in between, nothing is written and the answer is checked again.
 *
 * The answer is saved whatever it says, and the stops that it raises are written down with it.
 *
 * A visit that was read for the last answer need not be read again for the next: an old copy can lead to no wrong write,
 * and no refusal is given on its word.
 *
 * @param answers writes them, with those of others that are saved at the same time
 * @throws ProblemError NotFound, WrongIntakeState, QuestionRetired, StepNotRelevant, InvalidAnswer, RevisionConflict with the stored
 * response, IdempotencyConflict
 */
export async function saveAnswer(
  portal: Portal,
  answers: WriteBatches<CheckedAnswer>,
  { intakeId, responseId, userId }: SaveTarget,
  body: SaveResponse,
  { key, digest }: Attempt,
): Promise<SavedResponse> {
  const { database, definitions, recentIntakes, clock } = portal;
  const now = clock();
  const { value } = body;
  const remembered = recentIntakes.get(intakeId);
  let recent = remembered?.patient._id === userId ? remembered : undefined;
  const planned = async (row: OpenedIntake, retired: readonly string[]) => {
    const visit = new Visit(row, await definitions.inForce(row), now);
    const before = visit.toldClasses();
    const { saved, next } = plan(row, visit, { responseId, retired }, body, now);
    if (!next) return { answer: saved };
    const { version, facts, answers: known } = visit;
    const after = visit.toldClasses();
    const newest = await definitions.get(row.newest.id);
    const { raised } = stopsIn({ row: next, version, newest, facts }, now, known);
    const followsUp = version.definition.template?.end === 'follow-up';
    const isNews = raised.length > 0 || after.some((one) => !before.includes(one));
    const change = { before: { ...facts, ...classFacts(before) }, after: { ...facts, ...classFacts(after) } };
    const elsewhere = isNews ? await stopsOfTreatments(portal, userId, { row, followsUp, raised, ...change }, now) : [];
    const write = { intake: row, key, digest, body: JSON.stringify(saved), now };
    return {
      write: async () => {
        if (!(await answers.write({ ...write, responseId, value, stops: [...raised, ...elsewhere] }))) return undefined;
        if (elsewhere.length > 0) portal.jobs.wake('holds');
        recentIntakes.set(intakeId, { ...next, stops: [...next.stops, ...raised.map(noted)] });
        return saved;
      },
    };
  };
  return once<SavedResponse>({
    plan: async () => {
      const row = recent;
      recent = undefined;
      if (row) {
        const byMemory = await planned(row, []).catch(unlessRefused);
        if (byMemory && 'write' in byMemory) return byMemory;
      }
      const read = await findIntakeForWrite(database, intakeId, userId, key);
      if (!read) throw problems.notFound('the patient has no such visit');
      if (read.recorded) return { answer: JSON.parse(replayOf(read.recorded, digest)) };
      return planned(read, read.retired);
    },
  });
}
