/** The turn of a tab: of all tabs of a browser that ask for one by the same name, one at a time has it. */
interface TabTurn {
  /** Waits until it is this tab's turn. A tab that is closed has none any more. */
  take(): Promise<void>;
  end(): void;
  readonly isMine: boolean;
}

/** A turn that can be held over several calls. Where a browser knows of none, it is always this tab's. */
export function tabTurn(name: string): TabTurn {
  let end: (() => void) | undefined;
  return {
    take: () =>
      new Promise((taken, failed) => {
        const hold = () =>
          new Promise<void>((done) => {
            end = done;
            taken();
          });
        if ('locks' in navigator) navigator.locks.request(name, hold).catch(failed);
        else void hold();
      }),
    end() {
      end?.();
      end = undefined;
    },
    get isMine() {
      return end !== undefined;
    },
  };
}
