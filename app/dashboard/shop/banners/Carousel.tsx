import { useCallback, useId, useRef, useState } from 'react';
import { Later } from '#app/shell/Later.tsx';
import { useMediaQuery } from '#app/shell/useMediaQuery.ts';
import { reducedMotion } from '#renderers/theme/media.ts';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import type { ShopBanner } from '#schemas/wire/shop.ts';
import { drawings } from './drawings.css.ts';
import * as styles from './banners.css.ts';
import { readMotion, wrapped } from './motion.ts';
import { Slide } from './Slide.tsx';

/** Up to so many slides, one is chosen by its dot alone. */
const DOTS_ALONE = 5;

interface CarouselProps {
  readonly banners: readonly ShopBanner[];
  readonly userId: string;
}

/** The banners of the shop, one at a time, by the carousel pattern of the ARIA authoring practices. */
export function Carousel({ banners, userId }: CarouselProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [{ index, forward }, show] = useState({ index: 0, forward: true });
  const [stopped, setStopped] = useState(false);
  const count = banners.length;
  const turn = useCallback(
    (by: -1 | 1) => show((shown) => ({ index: wrapped(shown.index + by, count), forward: by > 0 })),
    [count],
  );
  const isStill = useMediaQuery(reducedMotion) === true;
  const several = count > 1;
  const mode = banners[index]?.carousel_indicators.mode ?? 'dark';
  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="What is new in the shop"
    >
      {several && <Later load={readMotion} props={{ root, index, stopped, onTurn: turn }} />}
      {several && (
        <div className={styles.controls[mode]}>
          <button
            type="button"
            className={styles.pause}
            aria-label={stopped ? 'Start turning slides' : 'Stop turning slides'}
            onClick={() => setStopped(!stopped)}
          >
            <Drawing path={stopped ? drawings.play : drawings.pause} size="small" />
          </button>
          {count > DOTS_ALONE && (
            <button type="button" className={styles.arrow} aria-label="Previous slide" onClick={() => turn(-1)}>
              <Drawing path={drawings.previous} size="small" />
            </button>
          )}
          <fieldset className={styles.dots} aria-label="Choose a slide">
            {banners.map((banner, at) => (
              <button
                key={banner.title.value}
                type="button"
                className={styles.dot}
                aria-label={`Slide ${at + 1}: ${banner.title.value}`}
                aria-controls={id}
                {...(at === index && { 'aria-current': true })}
                onClick={() => show({ index: at, forward: at > index })}
              />
            ))}
          </fieldset>
          {count > DOTS_ALONE && (
            <button type="button" className={styles.arrow} aria-label="Next slide" onClick={() => turn(1)}>
              <Drawing path={drawings.next} size="small" />
            </button>
          )}
        </div>
      )}
      <div id={id} className={styles.slides} aria-live={stopped || isStill ? 'polite' : 'off'}>
        {banners.map((banner, at) => (
          <fieldset
            key={banner.title.value}
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${count}`}
            className={at === index ? styles.shown[forward ? 'forward' : 'backward'] : styles.hidden}
          >
            <Slide banner={banner} userId={userId} first={at === 0} />
          </fieldset>
        ))}
      </div>
    </section>
  );
}
