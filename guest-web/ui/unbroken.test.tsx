import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Name, WithCode } from './unbroken.tsx';

const wholeIn = (container: HTMLElement) =>
  [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);

describe('a name', () => {
  it('in Thai stays on one line where it fits', () => {
    const { container } = render(<Name text="สักนางแอ่น เมืองเชียงใหม่" />);
    expect(container).toHaveTextContent('สักนางแอ่น เมืองเชียงใหม่');
    expect(wholeIn(container)).toEqual(['สักนางแอ่น', 'เมืองเชียงใหม่']);
    expect(wholeIn(render(<Name text="ทะเลเงิน กะตะ" />).container)).toEqual(['ทะเลเงิน กะตะ']);
  });

  it('that is too long for a line may break', () => {
    const { container } = render(<Name text="โรงแรมริมน้ำบ้านเก่าอัมพวา อัมพวา" />);
    expect(container).toHaveTextContent('โรงแรมริมน้ำบ้านเก่าอัมพวา อัมพวา');
    expect(wholeIn(container)).toEqual(['อัมพวา']);
  });

  it('in English breaks at its spaces', () => {
    const { container } = render(<Name text="Talay Ngoen Kata" />);
    expect(container.innerHTML).toBe('Talay Ngoen Kata');
  });
});

describe('a sentence with a code', () => {
  it('keeps the code whole', () => {
    const { container } = render(<WithCode text="Show BK-A3BUR9 there" code="BK-A3BUR9" />);
    expect(container).toHaveTextContent('Show BK-A3BUR9 there');
    expect(wholeIn(container)).toEqual(['BK-A3BUR9']);
  });

  it('is as it was where it lacks it', () =>
    expect(render(<WithCode text="Show it" code="BK-1" />).container.innerHTML).toBe('Show it'));
});
