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

/** Fields that have a default, as `Type.With(schema, { default })` states it in their types. */
type Defaulted<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly default: unknown } ? Name : never;
}[keyof Fields];

/** What a caller sends of a schema: a field with a default may be left out. */
export type InputOf<Schema> = Schema extends { readonly properties: infer Fields }
  ? [Defaulted<Fields>] extends [never]
    ? Json<Schema>
    : Omit<Json<Schema>, Defaulted<Fields>> &
        Partial<Pick<Json<Schema>, Defaulted<Fields> & keyof Json<Schema>>>
  : Json<Schema>;

/** The JSON that a call is sent with. */
export type Sent<Route extends Call> = RouteTable[Route] extends { readonly body: infer Body }
  ? Immutable<InputOf<Body>>
  : never;

/** What a call asks in its query; each may be left out, since a server has a default or says what is missing. */
export type Query<Route extends Call> = RouteTable[Route] extends { readonly query: infer Given }
  ? { readonly [Field in keyof Json<Given>]?: Immutable<Json<Given>[Field]> | undefined }
  : never;
