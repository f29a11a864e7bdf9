import { afterEach, expect, it, vi } from 'vitest';
import { keepFirstPress } from './keep-first-press.ts';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.hydrated;
});

function pageWith(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('button, a')];
}

/** What the page does once its scripts have come. */
async function hydrate(): Promise<void> {
  document.documentElement.dataset.hydrated = '';
  await new Promise((resolve) => setTimeout(resolve));
}

it('presses the last button again once buttons work, and no form is sent before', async () => {
  const [first, second] = pageWith('<button>one</button><form><button>two</button></form>');
  const [onFirst, onSecond, onSubmit] = [
    vi.fn(),
    vi.fn(),
    vi.fn((event) => event.preventDefault()),
  ];
  first?.addEventListener('click', onFirst);
  second?.addEventListener('click', onSecond);
  document.forms[0]?.addEventListener('submit', onSubmit);
  const onPress = vi.fn();
  keepFirstPress(onPress);
  first?.click();
  second?.click();
  expect(onPress).toHaveBeenCalledTimes(2);
  for (const never of [onFirst, onSecond, onSubmit]) expect(never).not.toHaveBeenCalled();

  await hydrate();
  expect(onFirst).not.toHaveBeenCalled();
  expect(onSecond).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
  first?.click();
  expect(onFirst).toHaveBeenCalledOnce();
});

it('leaves links alone, and presses nothing that is gone', async () => {
  const [link, button] = pageWith('<a href="#there">there</a><button>gone</button>');
  const [onLink, onButton] = [vi.fn(), vi.fn()];
  link?.addEventListener('click', onLink);
  button?.addEventListener('click', onButton);
  keepFirstPress(() => {});
  link?.click();
  expect(onLink).toHaveBeenCalledOnce();
  button?.click();
  button?.remove();
  await hydrate();
  expect(onButton).not.toHaveBeenCalled();
});

it('presses at once when it is ended, and keeps no more', () => {
  const [button] = pageWith('<button>one</button>');
  const onClick = vi.fn();
  button?.addEventListener('click', onClick);
  const end = keepFirstPress(() => {});
  button?.click();
  end();
  expect(onClick).toHaveBeenCalledOnce();
  button?.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('leaves a button alone that works already, while others of the page do not yet', () => {
  const [works] = pageWith('<button>works</button>');
  const onWorks = vi.fn();
  works?.addEventListener('click', onWorks);
  Object.assign(works ?? {}, { __reactProps$1: {} });
  keepFirstPress(() => {});
  works?.click();
  expect(onWorks).toHaveBeenCalledOnce();
});
