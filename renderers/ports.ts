import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** One entry of a list that definitions name as a source. */
interface ListEntry {
  readonly value: string;
  readonly label: string;
}

/** What the renderer needs of the application around it. */
export interface Ports {
  /** A link inside the portal. */
  readonly Link: ComponentType<{ readonly to: string; readonly className?: string; readonly children: ReactNode }>;
  /** Lists by the name that definitions use; undefined while one is loading. */
  readonly lists: { readonly states: readonly ListEntry[] | undefined };
}

const PlainLink: Ports['Link'] = ({ to, ...rest }) => createElement('a', { href: to, ...rest });

const PortsContext = createContext<Ports>({ Link: PlainLink, lists: { states: undefined } });

/** Provides the ports to every step below it. */
export const PortsProvider = PortsContext.Provider;

/** The ports that the application provides. */
export const usePorts = (): Ports => useContext(PortsContext);
