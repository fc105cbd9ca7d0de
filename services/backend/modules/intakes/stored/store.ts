import type { Answer } from '#schemas/flow/answer.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { once } from '#services/backend/kernel/once/once.ts';
import type { IntakeRow, OpenedIntake, WritableIntake } from '../../visits/IntakeRow.ts';
import type { RaisedStop } from '../../stops/RaisedStop.ts';
import type { CarryOver } from '../../visits/planCarryOver.ts';
import { statements } from './statements.ts';

/** A visit of a patient; undefined where there is none. */
export async function findIntake(database: Database, id: string, userId: string): Promise<OpenedIntake | undefined> {
  const [row] = await database.query(statements.findOne, [id, userId]);
  return row;
}

/** A visit of a patient, with what was acknowledged under an idempotency key. */
export async function findIntakeForWrite(
  database: Database,
  id: string,
  userId: string,
  key: string | null,
): Promise<WritableIntake | undefined> {
  const [row] = await database.query(statements.findForWrite, [id, userId, key]);
  return row;
}

/** The visits of a patient, newest first. */
export const listIntakes = (database: Database, userId: string, open: boolean): Promise<readonly OpenedIntake[]> =>
  database.query(open ? statements.listOpen : statements.listAll, [userId]);

/** The open visits of a template, of all patients. */
export const listDrafts = (database: Database, slug: string): Promise<readonly IntakeRow[]> =>
  database.query(statements.listDrafts, [slug]);

/** What a new visit holds. */
export interface NewIntake {
  readonly organization: string;
  readonly userId: string;
  readonly templateId: string;
  readonly versionId: string;
  readonly type: string;
  readonly pharmacyVerification: boolean;
  /** Ids of the steps that ask something, in order. */
  readonly steps: readonly string[];
}

/**
 * Creates a visit with one row a question, unless the patient has an open one of that template.
 *
 * @returns the id of the created or the open visit
 */
export async function createIntake(
  database: Database,
  intake: NewIntake,
  now: Date,
): Promise<{ id: string; created: boolean }> {
  const questions = intake.steps.map((step, position) => ({ id: createId(now), position, step }));
  return once<{ id: string; created: boolean }>({
    plan: async () => {
      const [open] = await database.query(statements.findOpen, [intake.userId, intake.templateId]);
      if (open) return { answer: { id: open.id, created: false } };
      return {
        write: async () => {
          const [created] = await database.query(statements.create, [
            createId(now),
            intake.organization,
            intake.userId,
            intake.templateId,
            intake.versionId,
            intake.type,
            intake.pharmacyVerification,
            now.toISOString(),
            JSON.stringify(questions),
          ]);
          return created && { id: created.id, created: true };
        },
      };
    },
  });
}

/** What a write was checked against, and under which key it is recorded. */
export interface CheckedWrite {
  readonly intake: IntakeRow;
  readonly key: string | null;
  readonly digest: string;
  /** The answer to the client. */
  readonly body: string;
  readonly now: Date;
}

/** An answer that was checked, and the question that it is to. */
export interface CheckedAnswer extends CheckedWrite {
  readonly responseId: string;
  readonly value: Answer;
  /** What the answer raises. */
  readonly stops: readonly RaisedStop[];
}

/**
 * Writes answers by one statement, each with its event and its idempotency record.
 *
 * @returns of each, false where visit or profile changed since they were read; nothing is written of it then
 */
export async function writeAnswers(database: Database, answers: readonly CheckedAnswer[]): Promise<readonly boolean[]> {
  const asked = answers.map(({ intake, key, digest, body, now, responseId, value, stops }, place) => ({
    place,
    intake: intake.id,
    patient: intake.patient._id,
    revision: intake.revision,
    profile: intake.patient.revision,
    response: responseId,
    value,
    at: now,
    key,
    digest,
    body,
    stops,
  }));
  const rows = await database.query(statements.save, [JSON.stringify(asked)]);
  const written = new Set(rows.map(({ place }) => place));
  return answers.map((_answer, place) => written.has(place));
}

/**
 * Writes the products of a visit, the event and its idempotency record.
 *
 * @returns false where visit or profile changed since they were read; nothing is written then
 */
export async function writeProducts(
  database: Database,
  { intake, key, digest, body, now }: CheckedWrite,
  products: readonly SelectedProduct[],
): Promise<boolean> {
  const rows = await database.query(statements.choose, [
    intake.id,
    intake.patient._id,
    intake.revision,
    intake.patient.revision,
    JSON.stringify(products),
    now.toISOString(),
    key,
    digest,
    body,
  ]);
  return rows.length > 0;
}

/** Carries an open visit over, with its event. Nothing is written where visit or profile changed since they were read. */
export async function writeCarryOver(
  database: Database,
  { id, patient, revision, version_id }: IntakeRow,
  { version, kept, added, carriedOver }: CarryOver,
  now: Date,
): Promise<void> {
  await database.query(statements.carryOver, [
    id,
    patient._id,
    revision,
    patient.revision,
    version,
    carriedOver && JSON.stringify(carriedOver),
    JSON.stringify(kept),
    JSON.stringify(added),
    now.toISOString(),
    JSON.stringify({ from: version_id, to: version }),
  ]);
}

/** Closes an open visit. @returns whether it was open */
export async function closeIntake(database: Database, id: string, userId: string, now: Date): Promise<boolean> {
  const rows = await database.query(statements.close, [id, userId, now.toISOString()]);
  return rows.length > 0;
}

/** Keeps an open visit for longer. @returns whether it was open */
export const keepIntake = async (database: Database, id: string, userId: string, now: Date): Promise<boolean> =>
  (await database.query(statements.keep, [id, userId, now.toISOString()])).length > 0;

/** Closes the open visits whose time has come. */
export async function expireIntakes(database: Database, now: Date): Promise<void> {
  while ((await database.query(statements.expire, [now.toISOString()])).length > 0);
}
