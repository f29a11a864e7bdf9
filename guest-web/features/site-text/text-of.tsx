import {
  formattedText,
  type TextBlock,
  type TextLine,
  type TextRun,
} from '@baanpak/domain/values/text/formatted-text.ts';
import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PageTitle } from '../../ui/page-title.tsx';
import { TITLES } from './site-text.ts';

/** What administrators say on a page, with whatever comes below it. */
export function TextOf({ page, children }: Readonly<{ page: SitePage; children?: ReactNode }>) {
  const { t } = useTranslation();
  const { text } = useLoaderData<{ text: string }>();
  const title = t(TITLES[page]);
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-6 font-semibold text-2xl sm:text-3xl">{title}</h1>
      <FormattedText text={text} />
      {children}
    </main>
  );
}

/** A text with headings, lists and links; what else was typed is shown as it is. */
function FormattedText({ text }: Readonly<{ text: string }>) {
  const blocks = useMemo(() => formattedText(text), [text]);
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the text is shown as a whole
  return (
    <div className="wrap-anywhere grid gap-4 leading-relaxed">
      {blocks.map((block, n) => (
        <Block key={n} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: Readonly<{ block: TextBlock }>) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="mt-4 font-semibold text-xl">
          <Line line={block.line} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, n) => (
            <Fragment key={n}>
              {n > 0 && <br />}
              <Line line={line} />
            </Fragment>
          ))}
        </p>
      );
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List className={`grid gap-2 pl-6 ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((line, n) => (
            <li key={n}>
              <Line line={line} />
            </li>
          ))}
        </List>
      );
    }
  }
}

const Line = ({ line }: Readonly<{ line: TextLine }>) =>
  line.map((run, n) => <Run key={n} run={run} />);
// biome-ignore-end lint/suspicious/noArrayIndexKey: the text is shown as a whole

function Run({ run }: Readonly<{ run: TextRun }>) {
  if (run.kind === 'plain') return run.text;
  if (run.kind === 'bold') return <strong>{run.text}</strong>;
  return (
    <a
      href={run.url}
      rel="noopener"
      className="font-medium text-brand-ink underline underline-offset-4"
    >
      {run.text}
    </a>
  );
}
