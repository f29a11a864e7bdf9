import type { RecordRefundStatus } from '@baanpak/domain/booking/booking-state.ts';
import type {
  BookingTemplate,
  CaseTemplate,
  MailOfBookings,
  MailOfCase,
} from '@baanpak/domain/processes/mail-templates.ts';
import type { LaterCommand, Todo } from '@baanpak/domain/processes/process.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';

type MoveRefund = Message<'MoveRefund', RecordRefundStatus['data']>;
type SendLetter = Message<
  'SendLetter',
  | (Omit<MailOfBookings, 'template'> & { letter: BookingTemplate })
  | (Omit<MailOfCase, 'template'> & { letter: CaseTemplate })
>;

/** Commands that older versions stored in schema `command` under other names. */
type FormerCommand = MoveRefund | SendLetter;
export type StoredCommand = LaterCommand | FormerCommand;
export type StoredTodo = Todo | Readonly<{ do: FormerCommand }>;

/** A stored command under its name of today. */
export function upcastCommand(command: StoredCommand): LaterCommand {
  return isFormer(command) ? current(command) : command;
}

/** What is to be done, by commands under their names of today. */
export const upcastTodo = (todo: StoredTodo): Todo =>
  hasFormer(todo) ? { do: current(todo.do) } : todo;

const isFormer = (command: Readonly<{ type: string }>): command is FormerCommand =>
  command.type === 'MoveRefund' || command.type === 'SendLetter';
const hasFormer = (todo: StoredTodo): todo is Readonly<{ do: FormerCommand }> => isFormer(todo.do);

function current(command: FormerCommand): LaterCommand {
  if (command.type === 'MoveRefund') return { type: 'RecordRefundStatus', data: command.data };
  if ('bookingIds' in command.data) {
    const { letter: template, ...data } = command.data;
    return { type: 'SendMail', data: { template, ...data } };
  }
  const { letter: template, ...data } = command.data;
  return { type: 'SendMail', data: { template, ...data } };
}
