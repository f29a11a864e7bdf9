/**
 * Two gables and a lit door: a house to stay in. `name` is read out and written beside it, where a bar
 * has no room held to tell of, or is wide enough for both.
 */
export function Logo({ name, light = false }: Readonly<{ name: string; light?: boolean }>) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 40 40" className="size-9 shrink-0" aria-hidden="true">
        <rect width="40" height="40" rx="11" fill={light ? '#ffffff' : '#015424'} />
        <path
          d="M6.5 22.5 20 10l13.5 12.5"
          fill="none"
          stroke="#28b463"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M11 24.5 20 16.2l9 8.3V31H11Z" fill={light ? '#015424' : '#ffffff'} />
        <path d="M17.5 31v-4.2a2.5 2.5 0 0 1 5 0V31Z" fill="#f5c451" />
      </svg>
      <span className="font-bold text-xl group-has-data-held/bar:max-sm:sr-only leading-none tracking-tight">
        {name}
      </span>
    </span>
  );
}
