import { ROLES } from '@baanpak/domain/values/people/roles.ts';
import { type Static, Type } from 'typebox';
import { AT_FIELDS } from '../answers/as-of.ts';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { ownerId, part, sort } from '../fields/query-fields.ts';
import { UserSchema } from './user.ts';

export const USER_SORTS = ['_id', 'username', 'createdAt', 'role'] as const;

export const UserListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  q: part('A part of a name or email'),
  ownerId: ownerId(),
  role: Type.Optional(Type.Enum([...ROLES], { type: 'string' })),
  sort: sort(USER_SORTS, 'username'),
});
export type UserListRequest = Static<typeof UserListQuery>;

/** One of them. */
export const UserByIdAnswer = withDetail({ user: UserSchema, ...AT_FIELDS });

export const UserListAnswer = withDetail({ users: Type.Array(UserSchema), ...PAGE_FIELDS });
