import { JSON_TYPE } from '@baanpak/contract/answers/json-type.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { FastifyReply } from 'fastify';
import type { Availability } from '../availability/availability.ts';
import type { KnownRoom } from '../availability/rooms.ts';
import { etagOf } from '../etag-of.ts';
import type { DayRange } from '../stay-dates.ts';
import { writeBookReach } from './write-book-reach.ts';

type Calendars = Readonly<{
  known: Availability;
  rooms: readonly KnownRoom[];
  range: DayRange;
  today: LocalDate;
  /** What stands before and behind the calendars, which are divided by commas. */
  frame: readonly [before: string, behind: string];
  version: string;
}>;

/** Sends calendars of rooms as JSON. Which batch touched a room last says what its calendar is. */
export function sendCalendars(reply: FastifyReply, calendars: Calendars): FastifyReply {
  const { known, rooms, range, today, frame, version } = calendars;
  const answer = new AnswerWriter();
  answer.text(frame[0]);
  for (const [n, room] of rooms.entries()) {
    if (n > 0) answer.text(',');
    writeBookReach(answer, known, room, range, today);
  }
  answer.text(frame[1]);
  const parts = [version, known.epoch, range, today, frame, rooms.map(({ moved }) => moved)];
  return answer.send(reply.header('etag', etagOf(parts)).type(JSON_TYPE));
}
