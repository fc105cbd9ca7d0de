import pharmacy from '#flows/pharmacy/pharmacy.steps.json';

/** Where a question of the medical history stands in its section, as its address counts it. */
export const historyPlace = (id: string): number =>
  pharmacy.sections['pharmacy-questions'].findIndex((step) => step.id === id);
