/**
 * Each item with the one at its place in another list, which may go on behind the last; throws RangeError
 * where it is shorter.
 */
export const zip = <A, B extends object | string | number>(
  items: readonly A[],
  others: readonly B[],
): (readonly [A, B])[] =>
  items.map((item, n) => {
    const other = others[n];
    if (other === undefined) throw new RangeError(`Nothing beside item ${n}`);
    return [item, other];
  });
