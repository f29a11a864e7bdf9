// What runs in the page, as text: nothing here knows a document.

const SCROLL_MS = 3_000;
const ROWS = 300;

/** The box that scrolls. */
const BOX = `document.querySelector('[role="grid"]').parentElement`;

/** Down and up again while going right and left four times; the moments of its frames, in ms. */
export const SCROLL = `new Promise((done) => {
  const box = ${BOX};
  const down = box.scrollHeight - box.clientHeight;
  const right = box.scrollWidth - box.clientWidth;
  if (down <= 0 || right <= 0) throw new Error('There is nothing to scroll');
  const moments = [];
  const frame = (now) => {
    moments.push(now);
    const share = (now - moments[0]) / ${SCROLL_MS};
    if (share >= 1) return done(moments);
    box.scrollTop = down * (1 - Math.abs(2 * share - 1));
    box.scrollLeft = right * (1 - Math.abs(((8 * share) % 2) - 1));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})`;

/** Before any script of a page: notes when its timeline was first drawn. */
export const NOTE_WHEN_MOUNTED = `window.mounted = new Promise((done) => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"] .body [role="row"]')) return;
    seen.disconnect();
    // after the frame that shows it
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  });
  seen.observe(document, { childList: true, subtree: true });
})`;

export const MOUNTED = `window.mounted.then((at) => {
  const answers = performance.getEntriesByType('resource');
  const answer = answers.findLast(({ name }) => name.includes('/bookings/timeline'));
  return at - answer.responseEnd;
})`;

/** As large as a timeline, and nothing in it. */
export const PLAIN_BOX = `<div style="width: 1180px; height: 570px; overflow: auto">
  <div role="grid" style="width: 1740px">${'<p style="height: 40px; margin: 0">row</p>'.repeat(ROWS)}</div>
</div>`;
