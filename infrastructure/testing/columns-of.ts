import type { Client, Connection, FieldDef, Submittable } from 'pg';

/** The columns a statement would answer, by what the server says of it: it is parsed, and not carried out. */
export async function columnsOf(
  client: Client,
  text: string,
): Promise<readonly (readonly [name: string, typeId: number])[]> {
  const fields = await new Promise<readonly FieldDef[]>((resolve, reject) => {
    client.query(new Describe(text, resolve, reject));
  });
  return fields.map(({ name, dataTypeID }) => [name, dataTypeID]);
}

/** As pg drives a query: https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY */
class Describe implements Submittable {
  readonly #text: string;
  readonly #resolve: (fields: readonly FieldDef[]) => void;
  readonly #reject: (error: Error) => void;
  #fields: readonly FieldDef[] = [];

  constructor(
    text: string,
    resolve: (fields: readonly FieldDef[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.#fields = fields;
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#fields);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
