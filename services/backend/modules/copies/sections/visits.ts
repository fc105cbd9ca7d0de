import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { CopiedVisit, CopiedVisitEvent } from '#schemas/wire/copied/copiedVisit.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { CompiledVersion } from '../../templates/Definitions.ts';
import type { CopyOf } from './CopyOf.ts';

interface StoredQuestion {
  readonly step: string;
  readonly answer: Answer | null;
  readonly answered_at: string | null;
  readonly retired_at: string | null;
}

interface StoredVisit extends Pick<
  CopiedVisit,
  | '_id'
  | 'type'
  | 'created_at'
  | 'submitted_at'
  | 'reviewed_at'
  | 'closed_at'
  | 'awaiting_reason'
  | 'awaiting_since'
  | 'promo_code'
  | 'pharmacy_verification'
  | 'stops'
> {
  readonly version_id: string;
  readonly state: string | null;
  readonly products: readonly SelectedProduct[];
  readonly questions: readonly StoredQuestion[];
  readonly history: readonly CopiedVisitEvent[];
}

const listVisits = statement('copy_visit_ids', 'select id from intakes where user_id = $1 order by created_at, id');

/** One at a time: a visit has some hundred rows. Whoever acts beside patient and portal is the care team. */
const readVisit = statement<'copy_visit', StoredVisit>(
  'copy_visit',
  `select v.id as "_id", v.type, v.version_id, u.state, ${isoText('v.created_at')} as created_at,
      ${isoText('v.patient_complete')} as submitted_at, ${isoText('v.physician_review')} as reviewed_at,
      ${isoText('v.closed')} as closed_at, ${isoText('v.expires_at')} as expires_at, v.awaiting_reason, ${isoText('v.on_hold_since')} as awaiting_since,
      v.promo_code, v.pharmacy_verification, v.products,
      (select coalesce(json_agg(json_build_object('step', r.step, 'answer', r.value,
          'answered_at', ${isoText('r.updated_at')}, 'retired_at', ${isoText('r.retired')})
          order by r.retired is not null, r.position), '[]')
        from intake_responses r where r.intake_id = v.id) as questions,
      (select coalesce(json_agg(json_build_object('at', ${isoText('e.at')},
          'by', case e.actor when v.user_id then 'patient' when 'portal' then 'portal' else 'care team' end, 'kind', e.kind,
          'step', (select r.step from intake_responses r where r.id = e.response_id),
          'answer', case when e.kind = 'answered' then e.value end) order by e.id), '[]')
        from intake_events e where e.intake_id = v.id) as history,
      (select coalesce(json_agg(json_build_object('stop', n.stop, 'kind', n.kind, 'answers', n.answers,
          'raised_at', ${isoText('n.raised_at')}, 'cleared_at', ${isoText('n.cleared_at')}) order by n.raised_at, n.id), '[]')
        from visit_stops n where n.user_id = v.user_id and n.intake_id = v.id) as stops
    from intakes v join users u on u.id = v.user_id where v.id = $1 and v.user_id = $2`,
);

/** The versions that were in force before one, the newest first. */
const listBefore = statement(
  'copy_template_versions',
  `select before.id from template_versions t
      join template_versions before on before.template_id = t.template_id and before.sequence < t.sequence
    where t.id = $1 order by before.sequence desc`,
);

const stepIn = ({ definition }: CompiledVersion, id: string): StepBase | undefined =>
  Object.values(definition.sections)
    .flat()
    .find((step) => step.id === id);

/** A question as it was worded where it was asked last: one that is out of use in a version before that of the visit. */
async function stepOf(
  { portal: { database, definitions } }: CopyOf,
  { version_id: version }: StoredVisit,
  { step, retired_at: retired }: StoredQuestion,
): Promise<StepBase | undefined> {
  const before = retired === null ? [] : await database.query(listBefore, [version]);
  for (const id of [...before.map((one) => one.id), version]) {
    const found = stepIn(await definitions.get(id), step);
    if (found) return found;
  }
  return undefined;
}

async function questionOf(
  of: CopyOf,
  visit: StoredVisit,
  stored: StoredQuestion,
): Promise<CopiedVisit['questions'][number]> {
  const step = await stepOf(of, visit, stored);
  const worded = (text: string) =>
    text.replaceAll('{organization.name}', of.organizationName).replaceAll('{state}', visit.state ?? '{state}');
  return {
    ...stored,
    question: worded(step?.title ?? stored.step),
    words: step && stored.answer ? [...kindOf(stepKinds, step).describe(step, stored.answer)].map(worded) : [],
  };
}

const productOf = ({ _id, name, product_name, selected_configuration: chosen }: SelectedProduct) => ({
  _id,
  name,
  product_name,
  dosage: chosen.dosage,
  frequency: chosen.frequency,
  dose: chosen.dose ?? null,
  supply: chosen.supply ?? null,
  quantity: chosen.quantity,
  months: chosen.shipping.months,
  amount: chosen.pricing.total,
});

/** The visits of a patient with their questions as they were worded, oldest first. */
export async function* copiedVisits(of: CopyOf): AsyncGenerator<CopiedVisit> {
  const { portal, userId } = of;
  for (const { id } of await portal.database.query(listVisits, [userId])) {
    const [visit] = await portal.database.query(readVisit, [id, userId]);
    if (!visit) continue;
    const { template } = await portal.definitions.get(visit.version_id);
    const { version_id: _version, state: _state, products, history, ...stored } = visit;
    const questions = [];
    for (const question of visit.questions) questions.push(await questionOf(of, visit, question));
    yield {
      ...stored,
      template: { slug: template.slug, name: template.header.name, version: template.version },
      products: products.map(productOf),
      questions,
      history: [...history],
    };
  }
}
