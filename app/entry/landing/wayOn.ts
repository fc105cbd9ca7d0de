import type { Landing } from './Landing.ts';

/** How a patient who is signed in gets a product, in words. */
interface WayOn {
  readonly title: string;
  readonly text: string;
  /** The button that leads there; undefined where no visit leads to the product. */
  readonly action: string | undefined;
}

/** How a product of a landing page is got: it is bought, or it begins with a visit. The buttons are named as in the shop. */
export function wayOn({ type, intake_template: intake }: Landing['product']): WayOn {
  if (type === 'lab' || type === 'supplement')
    return {
      title: type === 'lab' ? 'Order this lab test' : 'Order this supplement',
      text: 'You see what it costs before you pay.',
      action: 'Purchase',
    };
  if (intake === null)
    return { title: 'Ask for it', text: 'Your care team can tell you whether it suits you.', action: undefined };
  return {
    title: 'Start your visit',
    text: 'It begins with some questions about your health, which a provider reviews. If your provider says no, you pay nothing.',
    action: 'Start Visit',
  };
}
