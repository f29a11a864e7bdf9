import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import { type BookingStep, Steps } from './steps.tsx';

/** One step of booking: heading and form, and beside them what is booked. */
export function StepFrame({
  step,
  title,
  summary,
  children,
}: Readonly<{ step: BookingStep; title: string; summary: ReactNode; children: ReactNode }>) {
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{title}</PageTitle>
      <Steps current={step} />
      <h1 className="mt-5 font-semibold text-2xl sm:text-3xl">{title}</h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">{children}</div>
        <aside className="min-w-0">{summary}</aside>
      </div>
    </main>
  );
}
