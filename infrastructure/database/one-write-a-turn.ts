import { Socket } from 'node:net';

/**
 * A socket that sends in one piece all that is written to it between `cork` and the end of the turn of the
 * event loop: node-pg corks each statement, and of a pipeline of thirteen it made thirteen system calls,
 * each of which woke the server.
 */
export class SocketOfOneWriteATurn extends Socket {
  #isHeld = false;

  override cork(): void {
    super.cork();
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork(); // once more, until the end of the turn
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
}
