import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { LabCategory, LabTrends } from '#schemas/wire/labs/labReads.ts';
import { labTrendsQuery } from '#services/api/labs/labTrends.ts';
import { useZone } from '../../time/useZone.ts';
import { TrendsChart } from '../charts/TrendsChart.tsx';
import { NothingYet } from '../parts/NothingYet.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { firstChoice, measuredMarkers } from './firstChoice.ts';
import { MarkerChoice } from './MarkerChoice.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { startOf, type Period } from './periods.ts';
import { QuickChoice } from './QuickChoice.tsx';
import { quickMarkers } from './quickMarkers.ts';

interface ChosenTrendsProps {
  readonly userId: string;
  readonly categories: readonly LabCategory[];
}

const shownText = (series: LabTrends['series']): string =>
  `Shown: ${series.map(({ biomarker }) => biomarker.name).join(', ')}.`;

const toggled = (chosen: readonly string[], slug: string): readonly string[] =>
  chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];

/** The trends of some markers, chosen here. */
export function ChosenTrends({ userId, categories }: ChosenTrendsProps) {
  const [chosen, setChosen] = useState(() => firstChoice(categories));
  const [{ period, from }, setPeriod] = useState<{ period: Period; from?: string | undefined }>({ period: 'all' });
  const zone = useZone();
  const trends = useQuery({
    ...labTrendsQuery(userId, { markers: chosen, from }),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  const toggle = (slug: string) => setChosen((before) => toggled(before, slug));
  if (measuredMarkers(categories).length === 0)
    return (
      <p className={styles.page}>
        <NothingYet>There are no results yet.</NothingYet>
      </p>
    );
  return (
    <div className={styles.page}>
      <QuickChoice markers={quickMarkers(categories)} chosen={chosen} onToggle={toggle} />
      <MarkerChoice categories={categories} chosen={chosen} onToggle={toggle} />
      <PeriodChoice period={period} onChange={(next) => setPeriod({ period: next, from: startOf(next, new Date()) })} />
      {chosen.length === 0 ? (
        <p>Choose a biomarker to see how it moved.</p>
      ) : (
        <Read query={trends} missing="There is no such biomarker.">
          {({ series }) => (
            <Card aria-label="Your values over time" aria-busy={trends.isPlaceholderData}>
              <output>
                <VisuallyHidden>{shownText(series)}</VisuallyHidden>
              </output>
              <TrendsChart series={series} zone={zone} />
            </Card>
          )}
        </Read>
      )}
    </div>
  );
}
