import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { optionalLine, optionalText, text, uuid, version } from '../fields/fields.ts';
import { ownerId, sort } from '../fields/query-fields.ts';
import { ReviewSchema, StaffReviewSchema } from './review.ts';

export const LONGEST_REVIEW = 2_000;
export const LONGEST_NAME = 50;

export const WriteReviewBody = Type.Object({
  score: Type.Integer({ minimum: 1, maximum: 10 }),
  text: optionalText(LONGEST_REVIEW),
  name: optionalLine(LONGEST_NAME),
});
export type WriteReviewRequest = Static<typeof WriteReviewBody>;
export const WrittenReviewAnswer = withDetail({ review: ReviewSchema });

/** What the guest wrote of a stay, and whether there is something to write still. */
export const OwnReviewAnswer = withDetail({
  review: Nullable(ReviewSchema),
  open: Type.Boolean({ description: 'Whether it can be written, or changed, now' }),
  until: Nullable(
    Type.String({ format: 'date-time', description: 'null where the stay is not reviewed at all' }),
  ),
});

export const ReportReviewBody = Type.Object({ reason: text(500) });
export const ReportReviewAnswer = withDetail({});
export const ReviewParams = Type.Object({ id: uuid("The review's `_id`") });

/** Newest first, or the best first. */
export const GUEST_REVIEW_SORTS = ['recent', 'score'] as const;

export const HotelReviewsQuery = Type.Object({
  sort: Type.Enum([...GUEST_REVIEW_SORTS], { type: 'string', default: 'recent' }),
  ...PAGE_QUERY,
});

const many = () => Type.Integer();
const ScoresSchema = Type.Object(
  {
    ...{ '1': many(), '2': many(), '3': many(), '4': many(), '5': many() },
    ...{ '6': many(), '7': many(), '8': many(), '9': many(), '10': many() },
  },
  { description: 'How many gave each score' },
);
export type ScoreCounts = Static<typeof ScoresSchema>;

export const ReviewSummarySchema = Type.Object({
  score: Nullable(
    Type.Number({ description: 'The average, with one decimal; null where nobody reviewed' }),
  ),
  count: Type.Integer(),
  scores: ScoresSchema,
});

export const HotelReviewsAnswer = withDetail({
  reviews: Type.Array(ReviewSchema),
  ...PAGE_FIELDS,
  summary: ReviewSummarySchema,
});

export const REVIEW_SORTS = ['_id', 'createdAt', 'score', 'reports'] as const;

export const ReviewListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  hotelId: Type.Optional(uuid()),
  ownerId: ownerId(),
  reported: Type.Optional(
    Type.Boolean({ description: 'Whether a report of it waits for a decision' }),
  ),
  hidden: Type.Optional(Type.Boolean()),
  answered: Type.Optional(Type.Boolean()),
  sort: sort(REVIEW_SORTS, '-createdAt'),
});
export type ReviewListRequest = Static<typeof ReviewListQuery>;
export const ReviewListAnswer = withDetail({
  reviews: Type.Array(StaffReviewSchema),
  ...PAGE_FIELDS,
});
export const StaffReviewAnswer = withDetail({ review: StaffReviewSchema });

/** What was read may come back as it is. */
export const ActOnReviewBody = Type.Object({
  ...Type.Partial(StaffReviewSchema).properties,
  action: Type.Enum(['answer', 'hide', 'show'], { type: 'string' }),
  text: Type.Optional(
    Nullable(Type.String({ maxLength: LONGEST_REVIEW, description: 'Of the answer' })),
  ),
  reason: Type.Optional(
    Nullable(Type.String({ maxLength: 500, description: 'Why it is hidden, or shown again' })),
  ),
  version: Type.Optional(version()),
});
export type ActOnReviewRequest = Static<typeof ActOnReviewBody>;
