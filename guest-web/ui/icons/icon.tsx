import type { FunctionComponent, ReactNode, SVGProps } from 'react';

export type Icon = FunctionComponent<SVGProps<SVGSVGElement>>;

/**
 * An icon of 24 by 24 px in the color of its text; hidden from screen readers. The drawings beside this file
 * are Lucide's (LICENSE).
 */
export const icon =
  (drawing: ReactNode): Icon =>
  (props) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {drawing}
    </svg>
  );
