/** Brings a room's card into view and the focus to it, after a dialog that closes has given the focus back. */
export function showRoom(roomId: string): void {
  const show = () => {
    const card = document.getElementById(`room-${roomId}`);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  };
  // the dialog waits for a turn of its own once it is gone
  setTimeout(() => setTimeout(show));
}
