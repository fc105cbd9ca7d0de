import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { folds } from '../parts/Fold.css.ts';
import { Fold } from '../parts/Fold.tsx';
import * as page from '../parts/labs.css.ts';
import { needsAttention } from '../rules/needsAttention.ts';
import { MarkerList } from './MarkerList.tsx';

interface CategoriesProps {
  readonly panelId: string;
  readonly categories: LabOverview['categories'];
  readonly markers: readonly LabMarker[];
}

/** How many results a category has, and how many of them need attention. */
function toldOf(markers: readonly LabMarker[]): string {
  const beyond = needsAttention(markers).length;
  const count = markers.length === 1 ? '1 result' : `${markers.length} results`;
  return beyond === 0 ? count : `${count}, ${beyond} ${beyond === 1 ? 'needs' : 'need'} attention`;
}

/** All results of a report, a fold for each category. */
export function Categories({ panelId, categories, markers }: CategoriesProps) {
  const id = useId();
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className={page.heading}>
        All results
      </h2>
      <div className={folds}>
        {categories.map(({ slug, name }) => {
          const own = markers.filter(({ biomarker }) => biomarker.category === slug);
          return (
            <Fold key={slug} id={slug} level={3} title={name} told={<span className={page.soft}>{toldOf(own)}</span>}>
              <MarkerList panelId={panelId} markers={own} label={name} />
              <Link to="/labs/$panelId/categories/$slug" params={{ panelId, slug }} className={page.link}>
                All biomarkers of this category
                <Icon name="forward" size="small" />
              </Link>
            </Fold>
          );
        })}
      </div>
    </section>
  );
}
