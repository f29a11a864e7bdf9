import type { Static, TSchema } from 'typebox';
import type { RouteTable } from './routes.ts';

/** A call, as the table names it. */
export type Call = keyof RouteTable;

/** The paths of a method. */
export type PathOf<Method extends string> = Call extends infer Each
  ? Each extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

type Json<Schema> = Schema extends TSchema ? Static<Schema> : never;
type Immutable<T> = T extends object ? { readonly [Field in keyof T]: Immutable<T[Field]> } : T;

/** What a success answers as JSON. */
export type AnswerOfCall<Route extends Call> = Json<RouteTable[Route]['answer']>;

/** The JSON that a call is sent with. */
export type Sent<Route extends Call> = RouteTable[Route] extends { readonly body: infer Body }
  ? Immutable<Json<Body>>
  : never;

/** What a call asks in its query; each may be left out, since a server has a default or says what is missing. */
export type Query<Route extends Call> = RouteTable[Route] extends { readonly query: infer Given }
  ? { readonly [Field in keyof Json<Given>]?: Immutable<Json<Given>[Field]> | undefined }
  : never;
