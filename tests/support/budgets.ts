/**
 * Hard limits of `npm test`. A run that goes over one fails. What a new area adds is taken away elsewhere: these numbers
 * do not grow.
 */
export const LIMITS = {
  'browser files': 25,
  'browser tests': 150,
  'pages opened': 180,
  'servers started': 20,
} as const;

/**
 * Seconds that the files of each project take together on the machine that `BudgetReporter` names. A project fails
 * only above twice of it, as machines are noisy.
 */
export const SECONDS: Readonly<Record<string, number>> = {
  unit: 210,
  backend: 510,
  pages: 440,
  stories: 400,
  e2e: 370,
};

export interface Spent {
  readonly project: string;
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

export type Counts = Readonly<Record<keyof typeof LIMITS, number>>;

export const secondsOf = (files: readonly Spent[], project: string): number =>
  files.filter((file) => file.project === project).reduce((sum, { seconds }) => sum + seconds, 0);

/** Says what a run spent beyond its budgets. @param slowness how much slower this machine is than that of the budgets */
export function overBudget(files: readonly Spent[], counts: Counts, slowness: number): readonly string[] {
  const over = Object.entries(counts).flatMap(([name, has]) => {
    const limit = new Map<string, number>(Object.entries(LIMITS)).get(name) ?? 0;
    return has > limit ? [`${name}: ${has} of ${limit}`] : [];
  });
  const slow = Object.entries(SECONDS).flatMap(([project, budget]) => {
    const spent = secondsOf(files, project);
    const limit = 2 * budget * slowness;
    return spent > limit ? [`${project}: ${spent.toFixed(0)} s of ${limit.toFixed(0)} s`] : [];
  });
  return [...over, ...slow];
}
