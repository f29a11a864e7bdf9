import { Worker } from 'node:worker_threads';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { DocumentDefinition } from 'pdfmake';

/** Documents that wait to be printed; more callers than that are asked to come again. */
const MOST_WAITING = 16;

type Answer = Readonly<{ id: number; pdf?: Uint8Array; error?: string }>;
type Waiting = Readonly<{ done: (pdf: Buffer) => void; failed: (error: Error) => void }>;

/** Prints documents one after another in a thread, which ends with the first thing that goes wrong in it. */
function startPrinter(onEnd: () => void) {
  const worker = new Worker(new URL('./print-worker.js', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function end(error: Error): void {
    onEnd();
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  }
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The printer ended')));
  worker.on('message', ({ id, pdf, error }: Answer) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref(); // an idle printer keeps no process alive
    if (pdf) caller?.done(Buffer.from(pdf));
    else caller?.failed(new Error(error));
  });
  return (document: DocumentDefinition): Promise<Buffer> =>
    new Promise((done, failed) => {
      if (waiting.size >= MOST_WAITING) {
        failed(new Refusal('busy', 'Too many documents wait to be printed'));
        return;
      }
      last += 1;
      waiting.set(last, { done, failed });
      worker.ref();
      worker.postMessage({ id: last, document });
    });
}

let printer: ReturnType<typeof startPrinter> | undefined;

/** Prints a document away from the thread that answers; throws `busy` when too many wait. */
export async function printPdf(document: DocumentDefinition): Promise<Buffer> {
  printer ??= startPrinter(() => {
    printer = undefined;
  });
  return printer(document);
}
