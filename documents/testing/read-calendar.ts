import ICAL from 'ical.js';

/** What a calendar program makes of a file with one event. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event');
  const value = (name: string) => event.getFirstPropertyValue(name);
  const alarm = (name: string) =>
    event.getFirstSubcomponent('valarm')?.getFirstPropertyValue(name) ?? null;
  return {
    text,
    value,
    alarm,
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(event),
  };
}
