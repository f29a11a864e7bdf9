/** What a record of react-admin holds, as far as tests look at it. */
// biome-ignore lint/suspicious/noExplicitAny: as react-admin has it
type RaRecord = { id: string } & Record<string, any>;

type Paged = Readonly<{
  pagination: Readonly<{ page: number; perPage: number }>;
  sort: Readonly<{ field: string; order: 'ASC' | 'DESC' }>;
  filter?: object;
}>;
type One = Readonly<{ data: RaRecord }>;
type Many = Readonly<{ data: RaRecord[]; total: number }>;
type Ids = Readonly<{ data: string[] }>;

type Provider = Readonly<{
  getList(resource: string, asked: Paged): Promise<Many>;
  getOne(resource: string, asked: Readonly<{ id: string }>): Promise<One>;
  getMany(resource: string, asked: Readonly<{ ids: string[] }>): Promise<Pick<Many, 'data'>>;
  getManyReference(
    resource: string,
    asked: Paged & Readonly<{ target: string; id: string }>,
  ): Promise<Many>;
  create(resource: string, asked: Readonly<{ data: object }>): Promise<One>;
  update(
    resource: string,
    asked: Readonly<{ id: string; data: object; previousData?: object }>,
  ): Promise<One>;
  updateMany(resource: string, asked: Readonly<{ ids: string[]; data: object }>): Promise<Ids>;
  delete(resource: string, asked: Readonly<{ id: string; previousData?: object }>): Promise<One>;
  deleteMany(resource: string, asked: Readonly<{ ids: string[] }>): Promise<Ids>;
}>;

type Options = Omit<RequestInit, 'headers'> & { headers?: HeadersInit };
type Client = (url: string, options?: Options) => Promise<{ headers: Headers; json: unknown }>;

export declare const fetchUtils: Readonly<{ fetchJson: Client }>;
export declare function simpleRest(apiUrl: string, client: Client): Provider;
