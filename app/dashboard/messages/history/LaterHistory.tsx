import type { RefObject } from 'react';
import { ReadMark, type ReadMarkProps } from './ReadMark.tsx';
import { EitherEnd } from './scroll/EitherEnd.tsx';
import { GoToMessage, type GoToMessageProps } from './scroll/GoToMessage.tsx';

interface LaterHistoryProps extends ReadMarkProps, Omit<GoToMessageProps, 'target'> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly target: GoToMessageProps['target'] | undefined;
}

/** What a history does once it is seen. It shows nothing. */
export const LaterHistory = ({ scroller, conversation, newest, isSeen, target, ...going }: LaterHistoryProps) => (
  <>
    <EitherEnd scroller={scroller} />
    <ReadMark conversation={conversation} newest={newest} isSeen={isSeen} />
    {target && <GoToMessage target={target} {...going} />}
  </>
);
