import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SuccessDialog } from '#renderers/ui/overlays/SuccessDialog.tsx';
import { PROTOCOL_CHANGE_SENT } from '../../subscriptions/texts/protocolTexts.ts';

/** Says that the care team was asked to change a treatment. */
export const RequestSent = ({ onClose }: { readonly onClose: () => void }) => (
  <SuccessDialog title={PROTOCOL_CHANGE_SENT.title} onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
    <p>{PROTOCOL_CHANGE_SENT.text}</p>
  </SuccessDialog>
);
