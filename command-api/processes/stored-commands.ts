import type { LaterCommand, Todo } from '@baanpak/domain/processes/process.ts';
import type { RecordRefundStatus } from '@baanpak/domain/stay/refund-messages.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';

type MoveRefund = Message<'MoveRefund', RecordRefundStatus['data']>;

/** Commands that older versions stored in schema `command` under other names. */
export type FormerCommand = MoveRefund;
export type StoredTodo = Todo | Readonly<{ do: FormerCommand }>;

/** What is to be done, under the names of today. */
export const upcastTodo = (todo: StoredTodo): Todo =>
  isFormer(todo) ? { do: upcast(todo.do) } : todo;

const isFormer = (todo: StoredTodo): todo is Readonly<{ do: FormerCommand }> =>
  todo.do.type === 'MoveRefund';

const upcast = ({ data }: FormerCommand): LaterCommand => ({ type: 'RecordRefundStatus', data });
