import type { LabState } from '#schemas/wire/labs/labState.ts';

/** A report of a demo patient's lab panel. What it does not name is measured as a healthy patient has it. */
export interface DemoReport {
  /** How long ago the blood was drawn; the laboratory reports on the day after. */
  readonly daysAgo: number;
  /** Values by the slug of their marker, in its unit. */
  readonly values: { readonly [marker: string]: number };
  /** What the laboratory corrects a day later. */
  readonly corrected?: { readonly [marker: string]: number };
  readonly comment?: string;
  /** What a provider says of it two days after the draw. */
  readonly explanation?: string;
}

/** A lab panel of a demo patient. */
export interface DemoLab {
  readonly boughtDaysAgo: number;
  /** How far it has come; that results are there follows from its reports. One that is ready to be ordered comes with a visit. */
  readonly came: Exclude<LabState, 'results_ready'>;
  /** Whether it was paid for, with the demo card. */
  readonly paid?: true;
  /** In how many days its blood is drawn, by an appointment; less than 0 where it was. */
  readonly drawnInDays?: number;
  readonly reports?: readonly DemoReport[];
}

/**
 * A year: fats, sugar, inflammation and vitamin D become better; iron stores and thyroid become worse; one potassium was
 * measured wrong.
 */
export const demoLab: DemoLab = {
  boughtDaysAgo: 366,
  came: 'awaiting_results',
  reports: [
    {
      daysAgo: 352,
      values: {
        'ldl-c': 142,
        apob: 112,
        hba1c: 5.8,
        'fasting-glucose': 103,
        'hs-crp': 2.6,
        'vitamin-d': 22,
        ferritin: 64,
        tsh: 1.9,
      },
    },
    {
      daysAgo: 264,
      values: {
        'ldl-c': 128,
        apob: 102,
        hba1c: 5.7,
        'fasting-glucose': 99,
        'hs-crp': 2.1,
        'vitamin-d': 29,
        ferritin: 49,
        tsh: 2.5,
      },
    },
    {
      daysAgo: 176,
      values: {
        'ldl-c': 114,
        apob: 93,
        hba1c: 5.6,
        'fasting-glucose': 95,
        'hs-crp': 1.4,
        'vitamin-d': 36,
        ferritin: 36,
        tsh: 3.2,
        potassium: 5.9,
      },
      corrected: { potassium: 4.5 },
      comment: 'Potassium was measured again: the first sample was damaged on its way.',
      explanation: 'The first potassium value was an error of the sample. The second one is fine.',
    },
    {
      daysAgo: 88,
      values: {
        'ldl-c': 101,
        apob: 85,
        hba1c: 5.5,
        'fasting-glucose': 91,
        'hs-crp': 0.9,
        'vitamin-d': 42,
        ferritin: 24,
        tsh: 4,
      },
    },
    {
      daysAgo: 6,
      values: {
        'ldl-c': 92,
        apob: 78,
        hba1c: 5.4,
        'fasting-glucose': 88,
        'hs-crp': 0.6,
        'vitamin-d': 47,
        ferritin: 11,
        tsh: 4.9,
      },
      comment: 'Ferritin is below the range.',
      explanation:
        'Your cholesterol and sugar have come down all year, and your vitamin D has gone up, so keep going. Your iron stores are low, and your TSH is a little above its range. Neither needs a visit today. Please tell me how you eat and how your energy is, and we will measure both again in about three months.',
    },
  ],
};

/** Half a year at the smaller brands: fats, sugar and vitamin D become better, and some of it is still just above its range. */
export const halfYearLab: DemoLab = {
  boughtDaysAgo: 204,
  came: 'awaiting_results',
  paid: true,
  reports: [
    {
      daysAgo: 190,
      values: { 'ldl-c': 151, apob: 118, hba1c: 5.9, 'fasting-glucose': 106, triglycerides: 182, 'vitamin-d': 19 },
      comment: 'Vitamin D is below the range.',
    },
    {
      daysAgo: 96,
      values: { 'ldl-c': 142, apob: 110, hba1c: 5.8, 'fasting-glucose': 103, triglycerides: 160, 'vitamin-d': 26 },
    },
    {
      daysAgo: 9,
      values: { 'ldl-c': 131, apob: 103, hba1c: 5.7, 'fasting-glucose': 98, triglycerides: 138, 'vitamin-d': 34 },
      explanation:
        'You have come a long way in half a year: your vitamin D is where it should be, and your triglycerides are back in range. Your LDL cholesterol and your sugar are just above their ranges now. Walk after dinner as you do, and we will look again in three months.',
    },
  ],
};
