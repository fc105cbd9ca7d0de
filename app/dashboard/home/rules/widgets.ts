import { protocolsOf } from '../../protocol/protocolsOf.ts';
import { FIRST_TEMPLATE } from '../../visits/firstTemplate.ts';
import { sortIncomplete } from '../../visits/sortIncomplete.ts';
import { visitsInReview } from '../../visits/visitsInReview.ts';
import { coachingOf } from '../coachingOf.ts';
import type { HomeFacts, HomeLab } from './HomeFacts.ts';

/** What the rules of the widgets read of the patient. */
type WidgetFacts = Pick<HomeFacts, 'intakes' | 'templates' | 'subscriptions' | 'labs' | 'now'>;

const isOrdered = ({ status }: HomeLab) => status !== 'ready_to_order';
const isReady = ({ status }: HomeLab) => status === 'results_ready';

/** Whether a critical value is not explained yet: then nothing is offered, and nothing reassures. */
export const hasAlarm = (labs: HomeFacts['labs'] = []): boolean => labs.some(({ alarms }) => alarms !== undefined);

const WIDGETS = [
  'incomplete visits',
  'visits in review',
  'coaching',
  'protocol',
  'included labs',
  'lab orders',
  'lab overview',
  'no lab results',
  'labs shop',
  'intro video',
  'community',
  'message us',
] as const;

export type Widget = (typeof WIDGETS)[number];

/** When each widget of the home shows. */
const rules: { readonly [widget in Widget]: (facts: WidgetFacts) => boolean } = {
  'incomplete visits': ({ intakes }) => intakes !== undefined && sortIncomplete(intakes).length > 0,
  'visits in review': ({ intakes }) => intakes !== undefined && visitsInReview(intakes).length > 0,
  coaching: ({ subscriptions = [], now }) => coachingOf(subscriptions, now).state !== 'none',
  protocol: ({ subscriptions = [] }) => protocolsOf(subscriptions).some(({ active }) => active),
  'included labs': ({ labs, intakes }) =>
    labs !== undefined &&
    !hasAlarm(labs) &&
    !labs.some(isOrdered) &&
    labs.some(({ status }) => status === 'ready_to_order') &&
    (intakes ?? []).some(
      (intake) =>
        intake.intake_template.slug === FIRST_TEMPLATE && intake.physician_review !== null && intake.closed === null,
    ),
  'lab orders': ({ labs = [] }) => labs.length > 0,
  'lab overview': ({ labs = [] }) => labs.some(isReady) && !hasAlarm(labs),
  'no lab results': ({ labs = [] }) => labs.length > 0 && !labs.some(isReady) && !hasAlarm(labs),
  // Not every organization offers them.
  'labs shop': ({ labs, intakes, templates = [] }) =>
    labs !== undefined &&
    intakes !== undefined &&
    templates.some(({ header: { type } }) => type === 'lab') &&
    labs.length === 0 &&
    !intakes.some((intake) => intake.patient_complete !== null && intake.closed === null),
  'intro video': ({ labs = [] }) => labs.length > 0 && !labs.some(isReady) && !hasAlarm(labs),
  community: () => true,
  'message us': () => true,
};

/** The widgets that a patient's home shows, in their order. */
export const shownWidgets = (facts: WidgetFacts): readonly Widget[] => WIDGETS.filter((widget) => rules[widget](facts));

/** Whether the patient is offered to start a visit: not while one for the first template is in review, or a critical value is not explained. */
export const offersVisits = ({ intakes, labs }: WidgetFacts): boolean =>
  !hasAlarm(labs) &&
  intakes !== undefined &&
  !visitsInReview(intakes).some(({ intake_template: { slug } }) => slug === FIRST_TEMPLATE);
