import { UNANSWERED } from '#engine/answers/checkAnswer.ts';
import { openSteps } from '#engine/walk/walk.ts';
import { checkChoice, configure } from '#flows/checkout/rules/configure.ts';
import { choiceOf, type ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeProducts, SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { listStoredOffers } from '../products/store.ts';
import { checkSelection } from './rules/checkSelection.ts';
import { findPurchasesOf, mayBeBought } from './completion/completion.ts';
import { refuseUnlessOpen, refuseUnlessSold } from './rules/refusals.ts';
import { replayOf } from '../../kernel/once/replayOf.ts';
import { soldBy, SECTION, Visit } from '../visits/Visit.ts';
import { findIntakeForWrite, writeProducts } from './stored/store.ts';
import { refuseWhileStopped } from '../stops/refuseWhileStopped.ts';

/** Whose visit it is, and what is done with the products that a request names. */
export interface ProductsTarget {
  readonly organization: string;
  readonly intakeId: string;
  readonly userId: string;
  readonly how: 'choose' | 'remove';
}

/**
 * What the patient decides: the named products as they are sent, and those that stay as they were chosen before. What the
 * visit does not offer any more, since it was carried over, does not stay.
 */
function choicesOf(
  { row, version: { template } }: Visit,
  { selectedProducts, intakeProducts }: IntakeProducts,
): readonly ProductChoice[] {
  const offered = new Set([...template.product_defaults, ...template.product_addons]);
  const selected = new Set(selectedProducts.map(({ _id }) => _id));
  const kept = row.products.filter(({ _id }) => intakeProducts.includes(_id) && !selected.has(_id) && offered.has(_id));
  return [...selectedProducts, ...kept].map(choiceOf);
}

/** The products that a visit has from now on, computed from the stored catalogue alone. */
async function chosen(
  { database }: Portal,
  { organization }: ProductsTarget,
  visit: Visit,
  body: IntakeProducts,
): Promise<readonly SelectedProduct[]> {
  const open = openSteps(visit.answers, SECTION);
  if (open.length > 0)
    throw problems.intakeIncomplete(
      open.map(({ step }) => ({ field: step.id, code: 'required', message: UNANSWERED })),
    );
  const { template } = visit.version;
  const choices = choicesOf(visit, body);
  const refused = checkSelection(template, choices);
  if (refused.length > 0) throw problems.invalidAnswer(refused);
  const offered = [...template.product_defaults, ...template.product_addons];
  const inOrder = choices.toSorted((a, b) => offered.indexOf(a.template) - offered.indexOf(b.template));
  const offers = await listStoredOffers(database, organization, offered);
  const wanted = inOrder.flatMap((choice) => {
    const offer = offers.find((one) => one.template._id === choice.template);
    return offer ? [{ offer, choice }] : [];
  });
  if (wanted.length < inOrder.length) throw problems.productUnavailable('a chosen product is not sold any more');
  refuseUnlessSold(
    visit,
    wanted.map(({ offer }) => offer),
  );
  const patient = { weight: visit.row.patient.weight ?? null };
  const wrong = wanted.flatMap(({ offer, choice }): readonly ProblemField[] =>
    checkChoice(offer, choice, patient).map((problem) => ({
      ...problem,
      field: `${choice.template}.${problem.field}`,
    })),
  );
  if (wrong.length > 0) throw problems.invalidAnswer(wrong);
  return wanted.map(({ offer, choice }) => configure(offer, choice, patient));
}

/** The products that a visit keeps. Add-ons go with the last product that they were added to. */
function remaining({ row, version }: Visit, { selectedProducts }: IntakeProducts): readonly SelectedProduct[] {
  const removed = new Set(selectedProducts.map(({ _id }) => _id));
  const kept = row.products.filter(({ _id }) => !removed.has(_id));
  return kept.some(({ _id }) => version.template.product_defaults.includes(_id)) ? kept : [];
}

/**
 * Chooses the products of an open visit, or takes some out. Of what a client sends only the choice counts: prices,
 * quantities, names and plan ids are computed again. The questions of the visit stay as they are. A repeated attempt is
 * answered with the visit as it stands, because what it holds of health is kept with the visit alone; so is one that comes
 * after a lab visit was paid.
 *
 * @throws ProblemError NotFound, WrongIntakeState, VisitStopped, IntakeIncomplete with the open questions, InvalidAnswer with the
 * refused fields, ProductUnavailable, IdempotencyConflict
 */
export async function chooseProducts(
  portal: Portal,
  target: ProductsTarget,
  body: IntakeProducts,
  { key, digest }: Attempt,
): Promise<Intake> {
  const { database, definitions, imageAddresses, clock } = portal;
  const { intakeId, userId, how } = target;
  if (body.patient_id !== userId) throw problems.notFound("the visit would be another patient's");
  const now = clock();
  return once<Intake>({
    plan: async () => {
      const row = await findIntakeForWrite(database, intakeId, userId, key);
      if (!row) throw problems.notFound('the patient has no such visit');
      const visit = new Visit(row, await definitions.inForce(row), now);
      if (row.recorded) {
        replayOf(row.recorded, digest);
        return { answer: visit.intake(imageAddresses, true) };
      }
      refuseUnlessOpen(row);
      if (how === 'choose') await refuseWhileStopped(portal, row, visit);
      const bought =
        row.type === 'lab' &&
        mayBeBought(await findPurchasesOf(portal.database, intakeId, userId), soldBy(row, visit.version));
      const change = async () => (how === 'choose' ? chosen(portal, target, visit, body) : remaining(visit, body));
      const products = bought ? row.products : await change();
      const write = { intake: row, key, digest, body: JSON.stringify({ _id: intakeId }), now };
      return {
        write: async () =>
          (await writeProducts(database, write, products))
            ? new Visit({ ...row, products: [...products] }, visit.version, now).intake(imageAddresses, true)
            : undefined,
      };
    },
  });
}
