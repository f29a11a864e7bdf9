/** What a code of the second factor was answered with, and until when it is good. */
export type Proof = Readonly<{ proof: string; endsAt: number }>;

/** Between calls, which need a proof, and the screen, which asks for the code. */
export type ProofGate = Readonly<{
  /** The proof that is still good. */
  held(): string | undefined;
  /** Has a code asked for, once for all who wait; undefined where it was given up. */
  ask(): Promise<string | undefined>;
  isAsking(): boolean;
  /** What came of asking; undefined: given up. */
  answer(proof: Proof | undefined): void;
  /** Tells the screen when to ask; without one nothing is asked. */
  subscribe(listener: () => void): () => void;
}>;

type Question = Readonly<{
  answered: Promise<string | undefined>;
  settle(proof: string | undefined): void;
}>;

export function openProofGate(): ProofGate {
  const listeners = new Set<() => void>();
  let held: Proof | undefined;
  let question: Question | undefined;
  const pose = (next: Question | undefined) => {
    question = next;
    for (const listener of listeners) listener();
  };
  return {
    held: () => (held && held.endsAt > Date.now() ? held.proof : undefined),
    async ask() {
      held = undefined;
      if (listeners.size === 0) return undefined;
      const asked = question ?? newQuestion();
      if (!question) pose(asked);
      return asked.answered;
    },
    isAsking: () => question !== undefined,
    answer(proof) {
      held = proof;
      question?.settle(proof?.proof);
      pose(undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function newQuestion(): Question {
  let settle: Question['settle'] = () => {};
  const answered = new Promise<string | undefined>((resolve) => {
    settle = resolve;
  });
  return { answered, settle };
}
