import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface Caught {
  readonly error?: unknown;
  readonly isCaught: boolean;
}

/** Shows the crash page in place of a document that fails to render, where no router does so. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override readonly state: Caught = { isCaught: false };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error, isCaught: true };
  }

  override render(): ReactNode {
    const { error, isCaught } = this.state;
    return isCaught ? <CrashPage error={error} /> : this.props.children;
  }
}
