import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import type { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { Deps } from '../deps.ts';
import { etagOf } from '../etag-of.ts';
import { pageOf } from '../page.ts';
import { criteriaAsked, type SearchCriteriaRequest } from './criteria-asked.ts';
import { type FreeHotels, findFreeHotels } from './find-free-hotels.ts';
import { writeSearchAnswer } from './search-answer.ts';

const DETAIL = { th: 'โรงแรมที่มีห้องว่าง', en: 'Hotels with available rooms' };
const NOTHING: FreeHotels = { total: 0, hotels: [] };

/** `write` writes HotelSearchAnswerSchema as JSON. */
type Answer = Readonly<{ etag: string; write: (answer: AnswerWriter) => Promise<void> }>;

/**
 * Open hotels that have a room free for every night asked for;
 * none in a province nobody knows.
 */
export async function searchHotels(
  { availability, texts, config: { version } }: Deps,
  asked: SearchCriteriaRequest,
): Promise<Answer> {
  const { query, language } = asked;
  const { page, perPage, ...place } = pageOf(query);
  const criteria = criteriaAsked(asked);
  const found = criteria.isNowhere
    ? NOTHING
    : await findFreeHotels(await availability(), criteria, { page, perPage, ...place });
  const { checkIn, checkOut } = criteria.stays[0];
  const nights = nightsBetween(checkIn, checkOut);
  const rest = { total: found.total, page, perPage, detail: DETAIL[language] };
  return {
    etag: etagOf([version, nights, rest, found]),
    write: (answer) => writeSearchAnswer(answer, found, nights, rest, texts),
  };
}
