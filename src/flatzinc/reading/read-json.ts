/** Reads FlatZinc-JSON, as newer MiniZincs write it; the schema is at minizinc.org/schemas/fznjson. */
import { JsonError, type JsonTree, readJsonTree } from '../../board/index.ts';
import { Problems, placesIn } from '../problem.ts';
import {
  type ConstraintItem,
  type Declaration,
  type Expression,
  type Goal,
  type Output,
  type Ranges,
  type Type,
  united,
} from '../program.ts';
import type { Read } from './read-text.ts';

const isExact = ({ whole, value }: Extract<JsonTree, { readonly kind: 'number' }>): boolean =>
  whole && Number.isSafeInteger(value);

type JsonObject = Extract<JsonTree, { readonly kind: 'object' }>;

const TYPES: Readonly<Record<string, Omit<Type, 'domain'>>> = {
  bool: { base: 'bool', isSet: false, isVar: true },
  int: { base: 'int', isSet: false, isVar: true },
  float: { base: 'float', isSet: false, isVar: true },
  'set of int': { base: 'int', isSet: true, isVar: true },
};

export function readJson(text: string): Read {
  const place = placesIn(text);
  const reader = new JsonReader();
  try {
    const json = readJsonTree(text);
    const program = reader.program(json);
    if (!reader.problems.any) return { ok: true, program: { ...program, place } };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    reader.problems.add(error.at, error.message);
  }
  return { ok: false, problems: reader.problems.list(place) };
}

/** Wrong parts are told and left out; what is returned counts only if there are none. */
class JsonReader {
  readonly problems = new Problems();

  program(json: JsonTree) {
    const declarations = new Map<string, Declaration>();
    const constraints: ConstraintItem[] = [];
    const outputs: Output[] = [];
    let goal: Goal = { kind: 'satisfy', annotations: [], at: json.at };
    const root = this.#object(json, 'an object');
    if (root) {
      for (const [name, field] of this.#fields(root, 'variables')) {
        const declaration = this.#variable(name, field);
        if (declaration) declarations.set(name, declaration);
      }
      for (const [name, field] of this.#fields(root, 'arrays')) {
        if (declarations.has(name)) this.problems.add(field.at, `expected a new name, got "${name}" again`);
        const declaration = this.#arrayOf(name, field);
        if (declaration) declarations.set(name, declaration);
      }
      for (const item of this.#list(root, 'constraints')) {
        const call = this.#call(item);
        if (call) {
          const annotations = this.#annotations(item);
          constraints.push({ name: call.name, args: call.args, annotations, at: item.at });
        }
      }
      for (const item of this.#list(root, 'output')) {
        if (item.kind === 'string') outputs.push({ name: item.value, at: item.at });
        else this.#wrong(item, 'a name');
      }
      goal = this.#goal(root) ?? goal;
    }
    return { declarations, constraints, outputs, goal };
  }

  #wrong(json: JsonTree, expected: string): undefined {
    const got =
      json.kind === 'object' || json.kind === 'array'
        ? `an ${json.kind}`
        : json.kind === 'null'
          ? json.kind
          : JSON.stringify(json.value).slice(0, 40);
    this.problems.add(json.at, `expected ${expected}, got ${got}`);
    return undefined;
  }

  #object(json: JsonTree, what: string): JsonObject | undefined {
    return json.kind === 'object' ? json : this.#wrong(json, what);
  }

  #fields(root: JsonObject, name: string): Iterable<readonly [string, JsonTree]> {
    const field = root.fields.get(name);
    if (field === undefined) return [];
    const object = this.#object(field, 'an object');
    for (const again of object?.repeated ?? [])
      this.problems.add(object!.fields.get(again)!.at, `expected a new name, got "${again}" again`);
    return object?.fields ?? [];
  }

  #list(root: JsonObject, name: string): readonly JsonTree[] {
    const field = root.fields.get(name);
    if (field === undefined) return [];
    return field.kind === 'array' ? field.items : (this.#wrong(field, 'an array') ?? []);
  }

  #variable(name: string, json: JsonTree): Declaration | undefined {
    const object = this.#object(json, 'an object');
    if (!object) return undefined;
    const named = object.fields.get('type');
    if (named?.kind !== 'string' || !Object.hasOwn(TYPES, named.value)) {
      return this.#wrong(named ?? json, '"type" to be "bool", "int", "float" or "set of int"');
    }
    const domain = object.fields.get('domain');
    const rhs = object.fields.get('rhs');
    const plain = TYPES[named.value];
    const ranges = domain && plain.base !== 'float' ? this.#ranges(domain) : undefined;
    const value = rhs && this.#expression(rhs);
    return {
      name,
      type: ranges ? { ...plain, domain: ranges } : plain,
      isArray: false,
      annotations: this.#annotations(json),
      at: json.at,
      ...(value ? { value } : {}),
    };
  }

  /** The elements tell their types themselves. */
  #arrayOf(name: string, json: JsonTree): Declaration | undefined {
    const object = this.#object(json, 'an object');
    if (!object) return undefined;
    const items = object.fields.get('a');
    const value =
      items?.kind === 'array' ? this.#expression(items) : this.#wrong(items ?? json, '"a" to be an array');
    if (!value) return undefined;
    const type: Type = { base: 'int', isSet: false, isVar: true };
    return { name, type, isArray: true, annotations: this.#annotations(json), at: json.at, value };
  }

  #goal(root: JsonObject): Goal | undefined {
    const json = root.fields.get('solve');
    const object = this.#object(json ?? root, 'an object');
    const method = object?.fields.get('method');
    if (!json || !object) return this.#wrong(root, 'a field "solve"');
    if (
      method?.kind !== 'string' ||
      (method.value !== 'satisfy' && method.value !== 'minimize' && method.value !== 'maximize')
    ) {
      return this.#wrong(method ?? json, '"method" to be "satisfy", "minimize" or "maximize"');
    }
    const goal: Goal = { kind: method.value, annotations: this.#annotations(json), at: json.at };
    if (goal.kind === 'satisfy') return goal;
    const named = object.fields.get('objective');
    const objective = named ? this.#expression(named) : this.#wrong(json, 'a field "objective"');
    return objective ? { ...goal, objective } : undefined;
  }

  #call(json: JsonTree): Extract<Expression, { readonly kind: 'call' }> | undefined {
    const object = this.#object(json, 'an object with "id" and "args"');
    if (!object) return undefined;
    const id = object.fields.get('id');
    const args = object.fields.get('args');
    if (id?.kind !== 'string') return this.#wrong(id ?? json, '"id" to be a name');
    if (args !== undefined && args.kind !== 'array') return this.#wrong(args, '"args" to be an array');
    return { kind: 'call', name: id.value, args: this.#expressions(args?.items ?? []), at: json.at };
  }

  /** The annotations of an object; what a constraint defines is one of them. */
  #annotations(json: JsonTree): Expression[] {
    if (json.kind !== 'object') return [];
    const annotations = this.#expressions(this.#list(json, 'ann'));
    const defined = json.fields.get('defines');
    if (defined?.kind === 'string') {
      const { at, value: name } = defined;
      annotations.push({ kind: 'call', name: 'defines_var', args: [{ kind: 'name', name, at }], at });
    }
    return annotations;
  }

  #expressions(items: readonly JsonTree[]): Expression[] {
    return items.flatMap((item) => this.#expression(item) ?? []);
  }

  #expression(json: JsonTree): Expression | undefined {
    const { at } = json;
    switch (json.kind) {
      case 'bool':
        return { kind: 'bool', value: json.value, at };
      case 'number':
        if (json.whole && !isExact(json)) return this.#wrong(json, 'a number within 53 bits');
        return { kind: json.whole ? 'int' : 'float', value: json.value === 0 ? 0 : json.value, at };
      case 'string':
        return { kind: 'name', name: json.value, at };
      case 'array':
        return { kind: 'array', items: this.#expressions(json.items), at };
      case 'object': {
        const set = json.fields.get('set');
        const text = json.fields.get('string');
        if (text?.kind === 'string') return { kind: 'string', value: text.value, at };
        if (set === undefined) return this.#call(json);
        const ranges = this.#ranges(set);
        return ranges && { kind: 'set', ranges, at };
      }
      case 'null':
        return this.#wrong(json, 'a value');
    }
  }

  #ranges(json: JsonTree): Ranges | undefined {
    if (json.kind !== 'array') return this.#wrong(json, 'ranges such as [[1, 3], [5, 5]]');
    const ranges: (readonly [number, number])[] = [];
    for (const range of json.items) {
      const [lower, upper] = range.kind === 'array' ? range.items : [];
      if (lower?.kind !== 'number' || upper?.kind !== 'number' || !isExact(lower) || !isExact(upper)) {
        return this.#wrong(range, 'a range of two whole numbers within 53 bits');
      }
      ranges.push([lower.value, upper.value]);
    }
    return united(ranges);
  }
}
