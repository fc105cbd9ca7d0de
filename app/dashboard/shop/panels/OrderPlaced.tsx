import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SuccessDialog } from '#renderers/ui/overlays/SuccessDialog.tsx';
import type { PlacedOrder } from './PlacedOrder.ts';

interface OrderPlacedProps {
  readonly placed: PlacedOrder;
  readonly onClose: () => void;
}

/** Says that an order was placed, and leads to it and, for a lab test, to its panel. */
export function OrderPlaced({ placed: { name, type, order, panel }, onClose }: OrderPlacedProps) {
  const toOrder = { className: button({ look: type === 'lab' ? 'secondary' : 'primary' }) };
  return (
    <SuccessDialog
      title="Your order has been placed successfully."
      onClose={onClose}
      actions={
        <>
          {type === 'lab' &&
            (panel === undefined ? (
              <Link to="/labs" className={button()}>
                See your lab tests
              </Link>
            ) : (
              <Link to="/labs/$panelId" params={{ panelId: panel }} className={button()}>
                See your lab test
              </Link>
            ))}
          {order === undefined ? (
            <Link to="/orders" {...toOrder}>
              See your orders
            </Link>
          ) : (
            <Link to="/orders/$orderId" params={{ orderId: order }} {...toOrder}>
              See your order
            </Link>
          )}
          <Button look="quiet" onClick={onClose}>
            Keep shopping
          </Button>
        </>
      }
    >
      <p>
        {name} is paid. {type === 'lab' ? 'The lab test shows what to do next.' : 'We tell you when it is on its way.'}
      </p>
    </SuccessDialog>
  );
}
