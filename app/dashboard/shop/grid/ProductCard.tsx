import { useId } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { productTypeNames } from '#renderers/words/productWords.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import * as styles from './card.css.ts';
import { LearnMore } from './LearnMore.tsx';
import { NotSold } from './NotSold.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { shopDescription, badgeTone } from './productRules.ts';
import { StartButton } from './StartButton.tsx';

/** What a product is for, in a word. */
const Badge = ({ label }: { readonly label: string }) => <p className={styles.badges[badgeTone(label)]}>{label}</p>;

/** How many benefits a card names. */
const BENEFITS = 2;

interface ProductCardProps {
  readonly product: ProductTemplate;
  readonly subscribed: boolean;
  /** The name of the patient's home state, where the product is not sold there; undefined where it is. */
  readonly notSoldIn: string | undefined;
  /** What is sold there in its place. */
  readonly instead: readonly Pick<ProductTemplate, '_id' | 'name'>[];
  readonly userId: string;
  /** Opens the purchase, or what a subscriber can do. */
  readonly onAction: (product: ProductTemplate) => void;
}

/** A product of the shop: what it is and does, what it costs, and how to get it. */
export function ProductCard({ product, subscribed, notSoldIn, instead, userId, onAction }: ProductCardProps) {
  const id = useId();
  const { name, type, shop, description, warnings, product_images: images } = product;
  const badge = shop.tags.find(({ main }) => main)?.label;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        {images[0] === undefined ? (
          <span className={styles.noPicture}>
            <Icon name="package" size="large" />
          </span>
        ) : (
          <img
            src={images[0]}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        )}
        <div className={styles.marks}>
          {badge !== undefined && <Badge label={badge} />}
          {subscribed && (
            <p className={styles.subscribed}>
              <Icon name="check" size="small" />
              Subscribed
            </p>
          )}
        </div>
      </div>
      <div className={styles.about}>
        <p className={styles.type}>{productTypeNames[type]}</p>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        <p className={styles.description}>{shopDescription(description)}</p>
        {shop.benefits.length > 0 && (
          <ul className={styles.benefits} aria-label={`Benefits of ${name}`}>
            {shop.benefits.slice(0, BENEFITS).map(({ title }) => (
              <li key={title} className={styles.benefit}>
                <Icon name="check" size="small" />
                {title}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.foot}>
        <ProductPrice product={product} />
        {shop.health_account && (
          <p className={styles.health}>
            <Icon name="card" size="small" />
            Usually HSA or FSA eligible
          </p>
        )}
        {/* Whole, whatever its length. The list of the visits would bring a file of its own. */}
        {warnings.length > 0 && (
          <ul className={styles.warnings} aria-label={`Warnings about ${name}`}>
            {warnings.map((warning) => (
              <li key={warning} className={styles.warning}>
                <Icon name="warning" size="small" />
                {warning}
              </li>
            ))}
          </ul>
        )}
        {notSoldIn !== undefined && <NotSold state={notSoldIn} instead={instead} userId={userId} />}
        <div className={styles.actions}>
          {notSoldIn === undefined && (
            <StartButton product={product} subscribed={subscribed} onAction={() => onAction(product)} />
          )}
          <LearnMore product={product} />
        </div>
      </div>
    </article>
  );
}
