import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import * as page from '../parts/labs.css.ts';
import { Counts } from './Counts.tsx';
import { MarkerList } from './MarkerList.tsx';
import * as styles from './results.css.ts';

interface CategoriesProps {
  readonly panelId: string;
  readonly categories: LabOverview['categories'];
  readonly markers: readonly LabMarker[];
}

/** The results of a report by category, each with how many are in which band. */
export function Categories({ panelId, categories, markers }: CategoriesProps) {
  const id = useId();
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className={page.heading}>
        All results by category
      </h2>
      {categories.map(({ slug, name, counts }) => (
        <div key={slug} className={styles.category}>
          <div className={styles.categoryHead}>
            <h3 className={page.name}>
              <Link to="/labs/$panelId/categories/$slug" params={{ panelId, slug }} className={styles.categoryLink}>
                {name}
                <Icon name="forward" size="small" />
              </Link>
            </h3>
            <Counts counts={counts} label={`${name}: results by band`} />
          </div>
          <MarkerList
            panelId={panelId}
            markers={markers.filter(({ biomarker }) => biomarker.category === slug)}
            label={name}
          />
        </div>
      ))}
    </section>
  );
}
