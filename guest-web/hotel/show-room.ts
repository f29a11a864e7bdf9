/** Brings a room's card into view and the focus to it, once what lies over the page is gone. */
export function showRoom(roomId: string): void {
  setTimeout(() => {
    const card = document.getElementById(`room-${roomId}`);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  });
}
