import type { ReactNode } from 'react';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { IncompleteVisits } from '../../visits/IncompleteVisits.tsx';
import { sortIncomplete } from '../../visits/sortIncomplete.ts';
import { VisitsInReview } from '../../visits/VisitsInReview.tsx';
import { visitsInReview } from '../../visits/visitsInReview.ts';
import type { HomeFacts } from '../rules/HomeFacts.ts';
import { shownWidgets, type Widget } from '../rules/widgets.ts';
import { CoachingWidget } from './CoachingWidget.tsx';
import { Community, MessageUs } from './Contacts.tsx';
import { IntroVideo } from './IntroVideo.tsx';
import { IncludedLabs, LabOrders, LabOverview, LabsShop, NoLabResults } from './LabWidgets.tsx';
import { ProtocolWidget } from './ProtocolWidget.tsx';
import * as styles from './widgets.css.ts';

/** What lists several visits has a row of its own. */
const LISTS = new Set<Widget>(['incomplete visits', 'visits in review']);

/** Where the others are odd in number, the first of them has a row too, so that no cell is left empty. */
const rowsOf = (widgets: readonly Widget[]) => {
  const others = widgets.filter((widget) => !LISTS.has(widget));
  const alone = others.length % 2 === 1 ? others[0] : undefined;
  return (widget: Widget) => LISTS.has(widget) || widget === alone;
};

interface WidgetGridProps {
  readonly facts: HomeFacts;
  readonly panels: readonly LabPanel[];
}

/** The widgets of the home that apply to the patient, and the ways to others. */
export function WidgetGrid({ facts, panels }: WidgetGridProps) {
  const { user, intakes = [], subscriptions = [], labs = [], now } = facts;
  const { intro_video: video, community_link: community } = currentOrganization.get().settings;
  const cells: { readonly [widget in Widget]: ReactNode } = {
    'incomplete visits': <IncompleteVisits intakes={sortIncomplete(intakes)} />,
    'visits in review': <VisitsInReview intakes={visitsInReview(intakes)} />,
    coaching: <CoachingWidget subscriptions={subscriptions} now={now} />,
    protocol: <ProtocolWidget userId={facts.user._id} subscriptions={subscriptions} />,
    'included labs': <IncludedLabs labs={labs} />,
    'lab orders': <LabOrders panels={panels} />,
    'lab overview': <LabOverview labs={labs} />,
    'no lab results': <NoLabResults />,
    'labs shop': <LabsShop />,
    'intro video': video && <IntroVideo video={video} />,
    community: community && <Community community={community} />,
    'message us': <MessageUs userId={user._id} />,
  };
  const shown = shownWidgets(facts).filter((widget) => cells[widget] !== null);
  const isRow = rowsOf(shown);
  return (
    <ul className={styles.grid} aria-label="Your care">
      {shown.map((widget) => (
        <li key={widget} className={isRow(widget) ? styles.row : styles.cell}>
          {cells[widget]}
        </li>
      ))}
    </ul>
  );
}
