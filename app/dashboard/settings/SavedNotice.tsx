import { useEffect, useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';

/** How long a notice stays, in ms. */
const SHOWN = 3000;

/** Says for 3 seconds that something was saved. Give each saving its own `key`. */
export function SavedNotice({ children }: { readonly children: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setShown(false), SHOWN);
    return () => clearTimeout(end);
  }, []);
  return shown ? <Alert tone="success">{children}</Alert> : null;
}
