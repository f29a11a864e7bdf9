/** Answers in the order of the calls. */
type SendGroup<Call, Answer> = (group: readonly Call[]) => Promise<readonly Answer[]>;
type Waiting<Call, Answer> = Readonly<{
  call: Call;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}>;

/** How many calls leave together at most, and how many groups may be on their way at once. */
type Limits = Readonly<{ largestGroup: number; groupsInFlight: number }>;

/**
 * Calls that are made in one turn of the event loop, or while others are on their way, leave together in
 * one round trip: most are short, and the trip is what they cost. A group is sent after all of its calls
 * were made, so each sees what was so before it. What the trip throws reaches the whole group.
 */
export function inBatches<Call, Answer>(
  send: SendGroup<Call, Answer>,
  { largestGroup, groupsInFlight }: Limits,
): (call: Call) => Promise<Answer> {
  const waiting: Waiting<Call, Answer>[] = [];
  let inFlight = 0;
  let isPlanned = false;

  function planNext() {
    if (isPlanned || waiting.length === 0 || inFlight === groupsInFlight) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      void sendNext();
      planNext();
    });
  }

  async function sendNext() {
    const group = waiting.splice(0, largestGroup);
    inFlight += 1;
    try {
      const answers = await send(group.map(({ call }) => call));
      if (answers.length < group.length) throw new Error('Fewer answers came than calls were sent');
      for (const [n, answer] of answers.entries()) group[n]?.resolve(answer);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      inFlight -= 1;
      planNext();
    }
  }

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      planNext();
    });
}
