import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { protocolLabel, protocolsOf } from '../../protocol/protocolsOf.ts';
import { Widget } from './Widget.tsx';
import * as styles from './widgets.css.ts';

const CustomizeProtocol = lazy(() =>
  import('../../protocol/CustomizeProtocol.tsx').then(({ CustomizeProtocol: component }) => ({ default: component })),
);

interface ProtocolWidgetProps {
  readonly userId: string;
  readonly subscriptions: readonly Subscription[];
}

/** The medications that the patient takes, and the way to have them changed. */
export function ProtocolWidget({ userId, subscriptions }: ProtocolWidgetProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const protocols = protocolsOf(subscriptions);
  // The panel gives its place to a dialog before the patient is back, so that neither knows where focus came from.
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Widget title="Your protocol">
      <ul className={styles.list}>
        {protocols.map((protocol) => (
          <li key={protocol._id}>
            <p className={styles.text}>{protocolLabel(protocol)}</p>
            <p className={styles.name}>{protocol.name}</p>
          </li>
        ))}
      </ul>
      <Link to="/dashboard/$userId/medications" params={{ userId }} className={button({ look: 'quiet' })}>
        How to take them
      </Link>
      <Button ref={opener} look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Customize protocol
      </Button>
      {open && (
        <Suspense>
          <CustomizeProtocol protocols={protocols} onClose={close} />
        </Suspense>
      )}
    </Widget>
  );
}
