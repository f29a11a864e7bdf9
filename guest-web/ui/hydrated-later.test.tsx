import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hydratedLater, loadParts, partsWork } from './hydrated-later.tsx';

const Counter = () => {
  const [n, setN] = useState(0);
  return (
    <button type="button" onClick={() => setN(n + 1)}>
      Pressed {n}
    </button>
  );
};

it('stands as the server rendered it until its code is there, and then works', async () => {
  const OnServer = hydratedLater(async () => Counter);
  await loadParts();
  const html = renderToString(<OnServer />);
  expect(html).toContain('Pressed');

  let bring: (part: typeof Counter) => void = () => {};
  const coming = new Promise<typeof Counter>((resolve) => {
    bring = resolve;
  });
  const InBrowser = hydratedLater(() => coming);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const button = screen.getByRole('button');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(place, <InBrowser />, { onRecoverableError }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  expect(screen.getByRole('button')).toBe(button);
  const worked = vi.fn();
  const works = partsWork().then(worked);
  await act(async () => {});
  expect(worked).not.toHaveBeenCalled();

  await act(async () => bring(Counter));
  await works;
  await userEvent.setup().click(button);
  expect(button).toHaveTextContent('Pressed 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('is rendered with its page where it is loaded by then', async () => {
  const Part = hydratedLater(async () => Counter);
  await loadParts();
  expect(renderToString(<Part />)).toContain('<button type="button">');
});
