import { ReadMark, type ReadMarkProps } from './ReadMark.tsx';
import { GoToMessage, type GoToMessageProps } from './scroll/GoToMessage.tsx';

interface LaterHistoryProps extends ReadMarkProps, Omit<GoToMessageProps, 'target'> {
  readonly target: GoToMessageProps['target'] | undefined;
}

/** What a history does once it is seen. It shows nothing. */
export const LaterHistory = ({ conversation, newest, isSeen, target, ...going }: LaterHistoryProps) => (
  <>
    <ReadMark conversation={conversation} newest={newest} isSeen={isSeen} />
    {target && <GoToMessage target={target} {...going} />}
  </>
);
