import { createElement, lazy } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { LaterPortsProps } from './LaterPorts.tsx';
import type { LaterVisit } from '../flow/laterVisit.ts';
import { untilOnline } from './untilOnline.ts';

const load = preloadable(() => import('./LaterPorts.tsx'));

/** The ports of a visit's later part, whose code is loaded when they are first needed. Without a network it waits for one. */
export const lazyLaterPorts = (readLater: () => Promise<LaterVisit>) =>
  lazy(async () => {
    const [{ LaterPorts }, later] = await untilOnline(() => Promise.all([load(), readLater()]));
    return {
      default: (props: Omit<LaterPortsProps, 'later'>) => createElement(LaterPorts, { ...props, later }),
    };
  });
