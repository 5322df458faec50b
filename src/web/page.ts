import { h, render } from 'preact';
import { loadGallery, loadSamples } from './gallery/index.ts';
import { keepOffline } from './offline/index.ts';
import { letWorkersSpeak, startWorkersFrom } from './reasoner/index.ts';
import { followAddress, followSettings, furtherLanguage, openStorage, route, show } from './state/index.ts';
import { isEmbedded } from './views/embed-code.ts';
import { App } from './views/index.ts';
import { beginToSpeak, words } from './words/index.ts';

/** Shows the page; its workers are started from the same script. */
export async function startPage(entry: URL): Promise<void> {
  startWorkersFrom(entry);
  letWorkersSpeak(() => furtherLanguage.peek());
  followSettings();
  await beginToSpeak();
  if (isEmbedded(location)) {
    const { EmbedView } = await import('./views/asked-for.ts');
    const place = document.querySelector('#studio');
    if (place) render(h(EmbedView, {}), place);
    return;
  }
  await openStorage();
  followAddress();
  // What needs the boards at once is shown with them: nothing jumps.
  const here = route.peek();
  if (here.view === 'home' || here.view === 'print')
    await (here.puzzle ? loadGallery(here.puzzle) : loadSamples());
  const place = document.querySelector('#studio');
  if (place) render(h(App, {}), place);
  void keepOffline((takeOver) => {
    const text = words.peek();
    show({
      kind: 'good',
      lasting: true,
      text: text.newVersion,
      action: { label: text.reload, run: takeOver },
    });
  });
  if (location.search.includes('shared-')) (await import('./views/asked-for.ts')).openShared();
}
