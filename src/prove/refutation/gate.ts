/**
 * The first vertex after `from` that all ways to `to` pass, which may be `to` itself; -1 if there is no way around the
 * fence. One walk in depth first finds it: nothing behind such a vertex is beside one that was seen before it.
 */
export function firstGate(
  neighbours: readonly (readonly number[])[],
  fence: Uint8Array,
  from: number,
  to: number,
): number {
  const count = neighbours.length;
  /** By vertex: when it was seen, counting from one, and when the earliest was that is beside those behind it. */
  const seen = new Int32Array(count);
  const earliest = new Int32Array(count);
  /** By vertex: the one from which it was found, and how many of its neighbours were looked at. */
  const before = new Int32Array(count).fill(-1);
  const looked = new Int32Array(count);
  let clock = 1;
  seen[from] = earliest[from] = clock;
  for (let at = from; at >= 0; ) {
    const next = neighbours[at]![looked[at]!++];
    if (next === undefined) {
      const back = before[at]!;
      if (back >= 0) earliest[back] = Math.min(earliest[back]!, earliest[at]!);
      at = back;
    } else if (seen[next]! > 0) earliest[at] = Math.min(earliest[at]!, seen[next]!);
    else if (fence[next] === 0) {
      seen[next] = earliest[next] = ++clock;
      before[next] = at;
      at = next;
    }
  }
  if (seen[to] === 0) return -1;
  let gate = to;
  for (let v = to, back = before[v]!; back !== from; v = back, back = before[v]!)
    if (earliest[v]! >= seen[back]!) gate = back;
  return gate;
}
