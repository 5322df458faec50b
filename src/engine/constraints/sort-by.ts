/** Sorts places by their keys, by insertion: for orders in which little changes between two runs. */
export function sortBy(order: Int32Array, key: Float64Array): void {
  for (let i = 1; i < order.length; i++) {
    const moved = order[i];
    let j = i - 1;
    for (; j >= 0 && key[order[j]] > key[moved]; j--) order[j + 1] = order[j];
    order[j + 1] = moved;
  }
}
