import {
  type Announcements,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';

/** So that a press on the handle is no drag yet. */
const LEAST_WAY = { activationConstraint: { distance: 6 } };

/** How pictures of an order are dragged, by pointer or keyboard, and what is said meanwhile. */
export function useDragging(
  ids: readonly string[],
): Pick<DndContextProps, 'sensors' | 'accessibility'> {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(PointerSensor, LEAST_WAY),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('pictures.lifted', { place: placeOf(active.id) }),
    onDragOver: ({ over }) => (over ? t('pictures.over', { place: placeOf(over.id) }) : undefined),
    onDragEnd: ({ over }) => (over ? t('pictures.put', { place: placeOf(over.id) }) : undefined),
    onDragCancel: ({ active }) => t('pictures.putBack', { place: placeOf(active.id) }),
  };
  const screenReaderInstructions = { draggable: t('pictures.howToDrag') };
  return { sensors, accessibility: { announcements, screenReaderInstructions } };
}
