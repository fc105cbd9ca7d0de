import { WAITING_FOR_YOU } from '#flows/labs/rules/labTexts.ts';
import type { IconName } from '#renderers/ui/icons/Icon.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { LabState } from '#schemas/wire/labs/labState.ts';

/** What the patient does next with a panel. */
export type PanelStep = 'order' | 'wait' | 'draw' | 'measured' | 'read';

/** How far a panel is, as a patient reads it. */
export interface PanelTexts {
  readonly icon: IconName;
  readonly tone: 'going' | 'todo' | 'done';
  readonly label: string;
  /** What happens now. */
  readonly now: string;
  /** By when. Nobody is promised a day that nobody has given. */
  readonly when: string;
  readonly step: PanelStep;
}

const texts: { readonly [S in LabState]: PanelTexts } = {
  ready_to_order: {
    icon: 'lab',
    tone: 'todo',
    label: 'Ready to order',
    now: 'This lab test is included for you, and nothing has been ordered yet.',
    when: 'There is no date by which you have to order it.',
    step: 'order',
  },
  pending: {
    icon: 'clock',
    tone: 'going',
    label: 'Order being prepared',
    now: 'We are preparing your lab order. You need it for the blood draw.',
    when: 'We have no day for it yet. You get a notification as soon as it is here.',
    step: 'wait',
  },
  prepared: {
    icon: 'clipboard',
    tone: 'todo',
    label: 'Ready for your blood draw',
    now: 'Your lab order is here. Take it to a lab near you for the blood draw.',
    when: 'You choose the day with the lab.',
    step: 'draw',
  },
  awaiting_results: {
    icon: 'lab',
    tone: 'going',
    label: 'Waiting for results',
    now: 'The lab has your blood sample and is measuring it. You do not have to do anything.',
    when: 'The lab has not given us a day. You get a notification as soon as your results are final.',
    step: 'measured',
  },
  results_ready: {
    icon: 'success',
    tone: 'done',
    label: 'Results ready',
    now: 'Your results are here.',
    when: 'You can ask your care team about any of them.',
    step: 'read',
  },
};

/** With an open alarm nothing else is said of a panel: the alert says what to do. */
const alarmed: PanelTexts = {
  icon: 'warning',
  tone: 'todo',
  label: 'Needs attention now',
  now: 'A result of this lab test is far outside its range.',
  when: 'The alert above says what to do now.',
  step: 'read',
};

/** Whether a panel's newest results wait for a provider's note, because the patient chose that. */
export const waitsForNote = ({ waiting, latestReport }: Pick<LabPanel, 'waiting' | 'latestReport'>): boolean =>
  latestReport !== null && waiting?.includes(latestReport._id) === true;

/** The patient chose to read the results with a provider's note. */
const waits: PanelTexts = {
  icon: 'clock',
  tone: 'going',
  label: 'Waiting for your provider’s note',
  now: WAITING_FOR_YOU,
  when: 'We’ll notify you when the note is here. You can show your results at any time.',
  step: 'read',
};

/** How far a panel is in words, with what happens now, by when, and what the patient does next. */
export const panelTexts = (panel: Pick<LabPanel, 'status' | 'critical' | 'waiting' | 'latestReport'>): PanelTexts =>
  panel.critical ? alarmed : waitsForNote(panel) ? waits : texts[panel.status];
