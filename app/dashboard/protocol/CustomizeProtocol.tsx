import { useState } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import { SuccessDialog } from '#renderers/ui/overlays/SuccessDialog.tsx';
import { ProtocolChange } from '../subscriptions/card/ProtocolChange.tsx';
import { PROTOCOL_CHANGE_SENT } from '../subscriptions/texts/protocolTexts.ts';
import * as styles from './protocol.css.ts';
import { ProtocolList } from './ProtocolList.tsx';
import { takeFocus } from './takeFocus.ts';

interface CustomizeProtocolProps {
  readonly protocols: readonly Subscription[];
  readonly onClose: () => void;
}

/** What is shown, and the protocol that it is about. */
interface Shown {
  readonly view: 'default' | 'customize' | 'success';
  readonly protocol?: Subscription;
}

/** What the patient takes, and how to ask the care team for a change of it. */
export function CustomizeProtocol({ protocols, onClose }: CustomizeProtocolProps) {
  const [{ view, protocol }, show] = useState<Shown>({ view: 'default' });
  if (view === 'success')
    return (
      <SuccessDialog
        title={PROTOCOL_CHANGE_SENT.title}
        onClose={onClose}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <p>{PROTOCOL_CHANGE_SENT.text} Until then your protocol stays as it is.</p>
      </SuccessDialog>
    );
  return (
    <SidePanel open title="Customize your protocol" onClose={onClose}>
      <div className={styles.view}>
        {view === 'customize' && protocol ? (
          <>
            <div className={styles.quiet}>
              <Button look="quiet" onClick={() => show({ view: 'default', protocol })}>
                Back
              </Button>
            </div>
            <h2 ref={takeFocus} tabIndex={-1} className={styles.name}>
              {protocol.name}
            </h2>
            <ProtocolChange subscriptionId={protocol._id} onSent={() => show({ view: 'success' })} />
          </>
        ) : (
          <ProtocolList
            protocols={protocols}
            from={protocol}
            onCustomize={(chosen) => show({ view: 'customize', protocol: chosen })}
          />
        )}
      </div>
    </SidePanel>
  );
}
