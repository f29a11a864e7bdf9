import drawings from './facility-icons.svg?no-inline';

/** The drawing of a code of what hotels offer, where it has another name. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  parking: 'square-parking',
  'single-bed': 'bed-single',
  'master-bed': 'bed-double',
  'pet-allowed': 'paw-print',
  'swimming-pool': 'waves',
  bathroom: 'bath',
  'air-conditioner': 'air-vent',
};

/** Names that owners choose among for what a room offers, and those above. */
const DRAWN: ReadonlySet<string> = new Set([
  ...['air-vent', 'baby', 'bath', 'bed-double', 'bed-single', 'bike', 'car', 'coffee'],
  ...['cooking-pot', 'fan', 'flame', 'lamp-desk', 'mountain', 'paw-print', 'refrigerator'],
  ...['sailboat', 'shower-head', 'sofa', 'square-parking', 'sun', 'trees', 'tv', 'utensils'],
  ...['washing-machine', 'waves', 'wifi'],
]);

type FacilityIconProps = Readonly<{ name: string; className: string }>;

/**
 * What a hotel or room offers, drawn; a tick for names nobody drew. The drawings are one file, Lucide's as those of
 * ui/icons: as code they would be a third of what the page loads of its own.
 */
export function FacilityIcon({ name, className }: FacilityIconProps) {
  const drawn = NAMES[name] ?? name;
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <use href={`${drawings}#${DRAWN.has(drawn) ? drawn : 'check'}`} />
    </svg>
  );
}
