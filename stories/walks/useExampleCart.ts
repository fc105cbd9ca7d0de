import { useCallback, useMemo, useState } from 'react';
import type { Answers } from '#engine/answers/Answers.ts';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import { exampleMembership } from '../exampleCart.ts';
import { exampleOffersOf } from './exampleOffersOf.ts';

/** The default weight of a patient, in pounds. */
const USUAL_WEIGHT = 150;

/** The slug of the product that was chosen on a step with protocol cards. */
function chosenProtocol(answers: Answers): unknown {
  const cards = answers.definition.steps.find(({ step }) => step.kind === 'protocol-cards');
  return cards && answers.value(cards.index, 'value');
}

/** A working cart: it offers the flow's products and keeps the choices in memory. */
export function useExampleCart(answers: Answers | undefined): Cart | undefined {
  const [choices, setChoices] = useState<readonly ProductChoice[]>([]);
  const [membershipPrice, setMembershipPrice] = useState<string | null>(null);
  const definition = answers?.definition;
  const type = answers?.fact('cart.type');
  // Offers must stay the same objects during a walk, because steps reset when they change.
  const sold = useMemo(() => definition && exampleOffersOf(definition, type), [definition, type]);
  const choose = useCallback<Cart['choose']>(
    (chosen, addons) => setChoices((before) => [...before.filter(({ addon }) => addon !== addons), ...chosen]),
    [],
  );
  if (!answers || !sold) return undefined;
  const { offers, addons, bundle } = sold;
  const weight = answers.fact('patient.weight') ?? USUAL_WEIGHT;
  const protocol = chosenProtocol(answers);
  const main = choices.find(({ addon }) => !addon)?.template;
  const current = (
    offers.find(({ template }) => template._id === main) ??
    offers.find(({ template }) => template.slug === protocol) ??
    offers[0]
  )?.template._id;
  const bought = bundle ? offers : offers.filter(({ template }) => template._id === current);
  const all = [
    ...(main === undefined ? bought.flatMap((offer) => firstChoice(offer, { weight }) ?? []) : []),
    ...choices,
  ];
  const offerOf = (choice: ProductChoice) =>
    (choice.addon ? addons : offers).find(({ template }) => template._id === choice.template);
  return {
    status: 'ready',
    ...sold,
    current: current ?? null,
    weight,
    preferredMonths: undefined,
    memberships: new Map([[exampleMembership.membership._id, exampleMembership]]),
    membershipPrice,
    member: undefined,
    choices,
    selected: all.flatMap((choice) => {
      const offer = offerOf(choice);
      return offer ? [configure(offer, choice, { weight })] : [];
    }),
    choose,
    chooseMembership: ({ _id }) => setMembershipPrice(_id),
  };
}
