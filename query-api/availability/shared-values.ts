export type Shared<Value> = Readonly<{ text: string; value: Value }>;

/**
 * Values that are made of a text, one for all who have the same text: rooms of a hotel mostly have the
 * same prices and rules. Who takes one leaves it again; what nobody has is forgotten.
 */
export class SharedValues<Value> {
  readonly #make: (text: string) => Value;
  readonly #byText = new Map<string, { text: string; value: Value; users: number }>();

  constructor(make: (text: string) => Value) {
    this.#make = make;
  }

  take(text: string): Shared<Value> {
    const shared = this.#byText.get(text) ?? { text, value: this.#make(text), users: 0 };
    shared.users += 1;
    this.#byText.set(text, shared);
    return shared;
  }

  leave({ text }: Shared<Value>): void {
    const shared = this.#byText.get(text);
    if (!shared) return;
    shared.users -= 1;
    if (shared.users === 0) this.#byText.delete(text);
  }
}
