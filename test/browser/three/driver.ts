/** A browser as the suite needs it: an address to go to, scripts to run in the page, a pointer and a keyboard. */
export interface Driver {
  go(address: string): Promise<void>;
  /** The value of an expression in the page; promises are waited for. */
  value<T>(expression: string): Promise<T>;
  /** Presses the pointer at a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in `KeyboardEvent.key`. */
  key(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The commands of WebDriver that are needed, by the ends of their addresses. */
export type Command = 'url' | 'execute/async' | 'actions';

/** The code points that stand for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Tab: '\uE004',
  Home: '\uE011',
};

/** A driver over the commands of WebDriver, however they are sent. */
export function webDriver(
  send: (command: Command, parameters: object) => Promise<unknown>,
  close: () => Promise<void>,
): Driver {
  const act = (actions: object): Promise<unknown> => send('actions', { actions: [actions] });
  return {
    go: async (address) => void (await send('url', { url: address })),
    async value<T>(expression: string): Promise<T> {
      const script = `const done = arguments[0];
        (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await send('execute/async', { script, args: [] })) as {
        value: T;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async press(x, y) {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const down = { type: 'pointerDown', button: 0 };
      const up = { type: 'pointerUp', button: 0 };
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [move, down, up],
      });
    },
    async key(name) {
      const value = KEYS[name] ?? name;
      await act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      });
    },
    close,
  };
}
