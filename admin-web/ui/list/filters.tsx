import { SearchInput, SelectArrayInput, SelectInput } from 'react-admin';
import { DayInput } from '../day-field.tsx';

// react-admin reads `source` and `alwaysOn` off the elements themselves, so these are no components

type Choices = Readonly<{
  source?: string;
  label: string;
  choices: readonly Readonly<{ id: string; name: string }>[];
}>;

/** By a part of what a record says. */
export const searchFilter = (placeholder: string) => (
  <SearchInput key="q" source="q" alwaysOn placeholder={placeholder} />
);

/** By one of some choices; by state unless it says otherwise. */
export const choiceFilter = ({ source = 'status', label, choices }: Choices) => (
  <SelectInput key={source} source={source} alwaysOn label={label} choices={[...choices]} />
);

/** By any of some choices. */
export const choicesFilter = ({ source = 'status', label, choices }: Choices) => (
  <SelectArrayInput key={source} source={source} alwaysOn label={label} choices={[...choices]} />
);

/** From a day on, and until a day. */
export const dayFilters = (from: string, to: string) => [
  <DayInput key="from" source="from" label={from} alwaysOn />,
  <DayInput key="to" source="to" label={to} alwaysOn />,
];
