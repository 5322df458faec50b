/** The six ways to compare two integers. */
export type Relation = '=' | '!=' | '<=' | '>=' | '<' | '>';

export const OPPOSITE: Record<Relation, Relation> = {
  '=': '!=',
  '!=': '=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '<': '>=',
};

export function compare(left: number, relation: Relation, right: number): boolean {
  switch (relation) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    case '>':
      return left > right;
  }
}
