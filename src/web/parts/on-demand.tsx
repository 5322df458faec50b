import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/index.ts';

/**
 * A part of the page whose script is loaded when it is first shown, so that visitors who never open it do not load it.
 * Where that fails, as without a network before all is kept, it says so and can be tried again.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return (props: P) => {
    const [failed, setFailed] = useState(false);
    const [, setShown] = useState(loaded !== undefined);
    const start = (): void => {
      setFailed(false);
      load().then(
        (part) => {
          loaded = part;
          setShown(true);
        },
        () => setFailed(true),
      );
    };
    useEffect(() => {
      if (!loaded) start();
    }, []);
    if (loaded) {
      const Part = loaded;
      return <Part {...props} />;
    }
    if (!failed) return <p class="busy">{words.value.loading}</p>;
    return (
      <p class="bad" role="alert">
        {words.value.notLoaded}{' '}
        <button type="button" class="button plain" onClick={start}>
          {words.value.tryAgain}
        </button>
      </p>
    );
  };
}
