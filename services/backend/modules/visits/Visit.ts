import { Answers, type SavedAnswer } from '#engine/answers/Answers.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { openSteps, statusOf } from '#engine/walk/walk.ts';
import { chosenClasses, learnClasses } from '#flows/medicines/rules/learnClasses.ts';
import { classesIn } from '#flows/medicines/rules/classFacts.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Intake, IntakeStatus } from '#schemas/wire/intake.ts';
import type { SignedAddresses } from '../../kernel/http/SignedAddresses.ts';
import { today } from '../../kernel/clock/days.ts';
import type { LostQuestion } from '../../kernel/database/tables/CarriedOver.ts';
import type { CompiledVersion } from '../templates/Definitions.ts';
import { factsOf } from '../profile/factsOf.ts';
import type { IntakeRow } from './IntakeRow.ts';
import { clearedIn, raisedIn, stopFacts } from './notedStops.ts';
import { productTemplateIdOf } from '../catalogue/catalogueIds.ts';

/** The section of a template's definition that holds the questions of its visits. */
export const SECTION = 'intake';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A stored visit seen through its own definition: which questions apply to its patient, and how far it is. */
export class Visit {
  readonly row: IntakeRow;
  readonly version: CompiledVersion;
  /** What definitions may read of the patient. */
  readonly facts: Facts;
  readonly answers: Answers;

  constructor(row: IntakeRow, version: CompiledVersion, now: Date) {
    this.row = row;
    this.version = version;
    const saved = new Map<string, SavedAnswer>();
    for (const { step, value, revision } of row.responses)
      if (value !== null) saved.set(step, { answer: value, revision });
    this.facts = { ...factsOf(row.patient), ...stopFacts(row.stops) };
    this.answers = new Answers(version.compiled, { facts: this.facts, saved, today: () => today(now) });
    learnClasses(this.answers, this.facts);
  }

  /** Takes an answer as it is saved now. */
  accept(index: number, answer: Answer, revision: number): void {
    this.answers.accept(index, answer, revision);
    learnClasses(this.answers, this.facts);
  }

  /** The classes of the medicines and conditions that the patient has named; undefined where nobody has asked yet. */
  namedClasses(): string[] | undefined {
    return classesIn((ref) => this.answers.fact(ref));
  }

  /** What the answers say of the patient's health beyond this visit, as classes of medicines and conditions. */
  toldClasses(): readonly string[] {
    return [...new Set([...(this.namedClasses() ?? []), ...chosenClasses(this.answers)])];
  }

  /** How many questions apply, are answered, and which are open. */
  status(): IntakeStatus {
    const { total, complete, open } = statusOf(this.answers, SECTION);
    const ids = new Map(this.row.responses.map(({ _id, step }) => [step, _id]));
    const idsOf = (verification: boolean) =>
      open
        .filter(({ step }) => (step.verification ?? false) === verification)
        .flatMap(({ step }) => ids.get(step.id) ?? []);
    return {
      questions: { total },
      complete: { total: complete },
      incomplete: { total: open.length, verification: idsOf(true), intake_responses: idsOf(false) },
    };
  }

  /** The images that were sent during the visit, at addresses that are good for a short while. */
  imageVerification(addresses: SignedAddresses): Intake['image_verification'] {
    const { patient, profile_image, id_image } = this.row;
    return {
      profile_image_url: addresses.of(patient.organization, profile_image),
      id_image_url: addresses.of(patient.organization, id_image),
    };
  }

  /**
   * What a newer version has changed about the answers given, by what is asked now: a question that is answered again is
   * left out. Null once there is nothing left to say.
   */
  carriedOver(): Intake['carried_over'] {
    const { carried_over: carried, patient_complete } = this.row;
    if (!carried || patient_complete !== null) return null;
    const questions = carried.questions.flatMap((question) => {
      const reason = this.#becameOf(question);
      return reason ? [{ title: question.title, reason }] : [];
    });
    if (questions.length === 0 && carried.questions.length > 0) return null;
    return { from: carried.from, to: carried.to, questions };
  }

  /** What there is to say now of a question that lost its answer or its place; undefined where that is settled. */
  #becameOf({ step: id, reason }: LostQuestion): LostQuestion['reason'] | undefined {
    if (id === null || reason === 'partNotAsked') return reason;
    const step = this.version.compiled.steps[this.version.compiled.positions.get(id) ?? -1];
    if (!step) return 'notAsked';
    if (this.answers.isRelevant(step.index)) return this.answers.isAnswered(step) ? undefined : 'askedAgain';
    // Until what it depends on is answered, nobody knows whether a question is asked.
    if (step.when?.(this.answers) === undefined && openSteps(this.answers, SECTION).length > 0)
      return this.answers.answer(step.index) ? undefined : 'askedAgain';
    return 'notAsked';
  }

  /** The visit on the wire; `whole` with its definition and its answers. */
  intake(addresses: SignedAddresses, whole = false): Intake {
    const { row, version } = this;
    const { bundle } = version.template.header.products ?? {};
    return {
      _id: row.id,
      type: row.type,
      user: row.patient._id,
      intake_template: whole ? { ...version.template, definition: { ...version.definition } } : version.template,
      status: this.status(),
      patient_complete: iso(row.patient_complete),
      physician_review: iso(row.physician_review),
      closed: iso(row.closed),
      created_at: row.created_at.toISOString(),
      expires_at: row.patient_complete === null && row.closed === null ? iso(row.expires_at) : null,
      products: row.products,
      subscriptions: [...row.subscriptions],
      orders: [...row.orders],
      bundle_settings: bundle ? { title: bundle.title, image: bundle.image ?? null } : null,
      medical_review_payment: row.payment,
      joined_membership: row.joined_membership,
      image_verification: this.imageVerification(addresses),
      awaiting_patient_update: {
        is_awaiting: row.awaiting_reason !== null,
        reason: row.awaiting_reason,
        hold_date: iso(row.on_hold_since),
      },
      carried_over: this.carriedOver(),
      ...(whole && {
        intake_responses: [...row.responses],
        stops_raised: raisedIn(row.stops),
        stops_cleared: clearedIn(row.stops),
        medicine_classes: this.namedClasses() ?? [],
      }),
    };
  }
}

/**
 * Ids of the product templates that a visit is about, by the version that it is on. What was taken out of the catalogue
 * since is among them: a visit that was paid stays paid.
 */
export const soldBy = (
  { patient }: Pick<IntakeRow, 'patient'>,
  { template: { header } }: Pick<CompiledVersion, 'template'>,
): readonly string[] =>
  (header.products?.defaults ?? []).map((slug) => productTemplateIdOf(patient.organization, slug));
