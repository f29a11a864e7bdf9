/** A server-sent event; a comment, which says that the stream is alive, has no name. */
export type SentEvent = Readonly<{
  event: string;
  data: string;
  /** By which the server knows what was sent before a stream that is opened again; comments bring it, too. */
  id?: string | undefined;
}>;

/** What a `text/event-stream` says, event by event, comments among them. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const event of whole) yield eventIn(event);
    }
  } finally {
    await reader.cancel().catch(() => {}); // it may have broken off
  }
}

function eventIn(text: string): SentEvent {
  const fields = text.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const said = (name: string) =>
    fields.filter(([, field]) => field === name).flatMap(([, , value]) => value ?? []);
  return {
    event: said('event').at(-1) ?? '',
    data: said('data').join('\n'),
    id: said('id').at(-1),
  };
}
